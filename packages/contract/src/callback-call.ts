/**
 * A notification that another company's server sends: POST of a raw body that its signature covers. The answer has the format of that
 * company, not the envelope; there is no caller, no token and no client.
 */
export interface CallbackCall {
  readonly path: string
  /** Media type of the body. */
  readonly accepts: string
  readonly summary: { readonly zh: string; readonly en: string }
}

/** Declares a notification; only adds types. */
export function callbackCall(definition: CallbackCall): CallbackCall {
  return definition
}
