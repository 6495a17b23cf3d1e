/** Why the web app could not be built, for the operator: the output of the build, or the signal that ended it. */
export function webBuildFailure(signal: NodeJS.Signals | null, output: string): string {
  if (signal === null) return `The web app cannot be built (apps/web/build.ts):\n${output}`
  return (
    `The build of the web app was killed by ${signal}, probably for lack of memory: build it on a larger machine, see docs/deploying.md\n` +
    `构建网页的进程被 ${signal} 终止，可能是内存不足：请在内存较大的机器上构建，见 docs/deploying.zh.md`
  )
}
