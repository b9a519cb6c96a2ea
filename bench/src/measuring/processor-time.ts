/** Milliseconds this process has had a core, so that what others run at the same time does not count as slow code. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
