/** Two-letter codes of before ST.3 (ICIREPAT), in use until 1978. */
const OLDER: Readonly<Record<string, string>> = { DT: 'DE', DL: 'DD', JA: 'JP', OE: 'AT', SW: 'SE', UK: 'GB' }

/** ST.3 code for the three characters of the Green Book: `JPX`, `GB2`; undefined if there is none. */
export function countryOf(written: string | undefined): string | undefined {
  const code = /^([A-Z]{2})[A-Z0-9]?$/.exec(written ?? '')?.[1]
  return code === undefined ? undefined : (OLDER[code] ?? code)
}
