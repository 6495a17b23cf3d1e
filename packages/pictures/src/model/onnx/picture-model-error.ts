/** Why a model of an operator cannot be used: its runtime is not installed, or its files are not understood. */
export class PictureModelError extends Error {
  readonly reason: 'not-installed' | 'invalid'

  constructor(reason: PictureModelError['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
