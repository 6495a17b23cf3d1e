/** The parameters of an address: plain strings, a list if a key is repeated. Numbers are not parsed. */
export type SearchParams = Readonly<Record<string, string | readonly string[]>>

/** Parses `?q=石墨烯&f=type:1&f=year:2` into `{ q: '石墨烯', f: ['type:1', 'year:2'] }`. Values stay strings. */
export function parseSearchString(search: string): Record<string, string | string[]> {
  const params = new URLSearchParams(search)
  const keys = [...new Set(params.keys())]
  return Object.fromEntries(
    keys.map((key) => {
      const values = params.getAll(key)
      return [key, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

/** Formats parameters as a search string with `?`; undefined and null are left out. `:`, `,` and `/` stay unescaped. */
export function stringifySearchString(params: Record<string, unknown>): string {
  const pairs = Object.entries(params).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one) => `${encode(key)}=${encode(String(one))}`),
  )
  return pairs.length ? `?${pairs.join('&')}` : ''
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replaceAll('%20', '+')
    .replace(/%(?:3A|2C|2F)/g, decodeURIComponent)
}
