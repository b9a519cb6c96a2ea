import { spawn } from 'node:child_process';

export interface Step {
  readonly name: string;
  /** Arguments to Node: a script and what it is given. */
  readonly args: readonly string[];
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

interface Ran {
  readonly code: number;
  readonly output: string;
}

function run(args: readonly string[], stdio: 'inherit' | 'pipe', env: NodeJS.ProcessEnv): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', stdio, stdio], env });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

/** Runs one step with its output as it comes; gives whether it succeeded. */
export async function runLoud(step: Step, env: NodeJS.ProcessEnv = process.env): Promise<boolean> {
  const start = performance.now();
  const { code } = await run(step.args, 'inherit', env);
  console.log(`[${seconds(start)}] ${step.name}${code === 0 ? '' : ' FAILED'}`);
  return code === 0;
}

/** Runs the steps a few at a time, each one's output in one piece; gives the names of those that failed. */
export async function runTogether(steps: readonly Step[], atOnce: number): Promise<readonly string[]> {
  const queue = [...steps];
  const failed: string[] = [];
  const work = async (): Promise<void> => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      const start = performance.now();
      const { code, output } = await run(step.args, 'pipe', process.env);
      console.log(`[${seconds(start)}] ${step.name}${code === 0 ? '' : ' FAILED'}`);
      if (code !== 0) {
        failed.push(step.name);
        console.log(output.trimEnd());
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return failed;
}
