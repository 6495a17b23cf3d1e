/** JSON with sorted keys, so that equal values give equal texts. Undefined values are left out. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`
  const object = value as Record<string, unknown>
  let text = ''
  for (const key of Object.keys(object).sort()) if (object[key] !== undefined) text += `"${key}":${canonicalJson(object[key])},`
  return `{${text}}`
}
