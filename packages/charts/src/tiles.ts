/** Where a place is drawn: column and row from the top left. */
export type TilePlace = readonly [column: number, row: number]

// A tile for each country or region instead of borders: no map data is shipped before its operator has one that was reviewed.
const WORLD = [
  '.. .. .. .. .. .. .. GL .. IS .. .. NO SE FI EE .. .. RU .. .. .. .. ..',
  '.. CA .. .. .. .. .. .. IE GB .. NL DK .. LV LT BY .. .. KZ .. MN KP JP',
  '.. US .. .. .. .. .. .. .. FR BE LU DE PL CZ SK UA MD GE UZ KG CN KR ..',
  '.. MX GT BZ .. CU BS .. PT ES MC CH LI AT HU RO BG AM AZ TM TJ .. .. TW',
  '.. .. SV HN JM HT DO .. .. AD SM IT SI HR RS MK TR SY IQ IR AF PK NP HK',
  '.. .. NI CR PA BB TT .. MA DZ TN MT BA ME AL GR CY LB JO KW IN BD BT MO',
  '.. .. .. CO VE GY .. .. MR ML NE LY EG .. .. IL PS SA BH QA LK MM LA VN',
  '.. .. EC PE BR SR .. SN GM BF TD SD ER DJ .. .. YE OM AE .. MV TH KH PH',
  '.. .. .. BO PY .. .. GN SL LR GH TG NG CF ET SO .. .. .. .. MY SG BN ID',
  '.. .. .. CL AR UY .. .. CI BJ CM GA CG CD UG KE .. .. .. .. .. .. AU PG',
  '.. .. .. .. .. .. .. .. .. .. .. AO ZM RW TZ MW SC .. .. .. .. .. NZ FJ',
  '.. .. .. .. .. .. .. .. .. .. .. NA BW ZW MZ MG MU .. .. WO EP EA AP OA',
  '.. .. .. .. .. .. .. .. .. .. .. .. ZA LS SZ .. .. .. .. EM GC .. .. ..',
] as const

const CHINA = [
  '. . . . . . . . 黑龙江省',
  '. . . . 内蒙古自治区 . . . 吉林省',
  '新疆维吾尔自治区 甘肃省 宁夏回族自治区 陕西省 山西省 河北省 北京市 天津市 辽宁省',
  '西藏自治区 青海省 四川省 重庆市 河南省 山东省 . . .',
  '. . 云南省 贵州省 湖北省 安徽省 江苏省 上海市 .',
  '. . . 广西壮族自治区 湖南省 江西省 浙江省 . .',
  '. . . . 广东省 福建省 台湾省 . .',
  '. . . 海南省 澳门特别行政区 香港特别行政区 . . .',
] as const

function placesOf(rows: readonly string[]): ReadonlyMap<string, TilePlace> {
  return new Map(
    rows.flatMap((row, y) => row.split(' ').flatMap((code, x): [string, TilePlace][] => (code.startsWith('.') ? [] : [[code, [x, y]]]))),
  )
}

export const WORLD_TILES = placesOf(WORLD)
export const CHINA_TILES = placesOf(CHINA)

/** The text on a tile of China: the name without its type. */
export function provinceLabel(name: string): string {
  return name.replace(/(?:壮族|回族|维吾尔)?自治区$|特别行政区$|[省市]$/, '')
}
