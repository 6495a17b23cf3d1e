/** A province, city or county with its subdivisions. Codes are those of GB/T 2260. */
export interface Region {
  code: string
  name: string
  children: Region[]
}

let tree: Promise<Region[]> | undefined

/** Provinces with their cities with their counties; made once. */
export function regionTree(): Promise<Region[]> {
  return (tree ??= readTree())
}

async function readTree(): Promise<Region[]> {
  const { areaList } = await import('@vant/area-data')
  return regions(areaList.province_list, 2, (province) =>
    regions(areaList.city_list, 4, (city) => regions(areaList.county_list, 6, () => [], city.slice(0, 4)), province.slice(0, 2)),
  )
}

/** The regions whose code starts with that of the parent; `digits` is the length of their own codes. */
function regions(list: Readonly<Record<string, string>>, digits: number, childrenOf: (code: string) => Region[], within = ''): Region[] {
  return Object.entries(list)
    .filter(([code]) => code.startsWith(within) && code.length >= digits)
    .map(([code, name]) => ({ code, name, children: childrenOf(code) }))
}
