/** How Playwright starts a browser. */
export interface BrowserLaunch {
  /** Said once at the start of a run. */
  readonly name: string
  readonly executablePath: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}
