/** How Playwright starts a browser. */
export interface BrowserLaunch {
  /** Said once at the start of a run. */
  readonly name: string
  readonly executablePath: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** Further arguments for pages that draw with WebGL: by the processor, where there is no graphics card. */
export const WEBGL_ARGS: readonly string[] = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']
