/** Search parameters of a form's address with new criteria: the tab of the page on which the form is stays open. Pure. */
export function sameForm<Params extends object>(params: Params): (previous: { readonly tab?: unknown }) => Params {
  return ({ tab }) => ({ ...(tab !== undefined && { tab }), ...params })
}
