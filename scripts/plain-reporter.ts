import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Files that could not even be loaded hold no tests; each counts as one failure. */
function countModule(module: TestModule): { readonly passed: number; readonly failed: number } {
  const failedTests = [...module.children.allTests('failed')].length;
  const isBroken = failedTests === 0 && module.state() === 'failed';
  return {
    passed: [...module.children.allTests('passed')].length,
    failed: isBroken ? 1 : failedTests,
  };
}

/** Passed at the second try only: not red, and not silent either. */
const passedLate = (modules: readonly TestModule[]): readonly string[] =>
  modules.flatMap((module) =>
    [...module.children.allTests('passed')]
      .filter((test) => test.diagnostic()?.flaky === true)
      .map((test) => `Passed at the second try only: ${test.fullName}`),
  );

/** Says `N passed, N failed`, alone on a line: to the file the task runner waits for, or else to the terminal. */
export class PlainReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const counts = modules.map(countModule);
    const passed = counts.reduce((sum, count) => sum + count.passed, 0);
    const failed = counts.reduce((sum, count) => sum + count.failed, unhandledErrors.length);
    for (const late of passedLate(modules)) console.warn(late);
    const line = `${passed} passed, ${failed} failed`;
    const file = process.env['GROGNARD_COUNTS'];
    if (file === undefined) console.log(line);
    else writeFileSync(file, line);
  }
}
