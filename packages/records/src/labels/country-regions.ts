import type { Labelled } from '../kinds/code-labels.ts'

/** A part of the world, or a group of regional offices, with its codes of WIPO ST.3. */
export interface CountryRegion extends Labelled {
  readonly key: string
  /** Codes separated by spaces. */
  readonly codes: string
}

/**
 * Every code of `COUNTRY_LABELS` in one region: the continents of UN M49 (the Americas in two parts; Central America and the Caribbean
 * belong to the north), and regional and international offices separately. Former countries are in the region of most of their territory.
 */
export const COUNTRY_REGIONS: readonly CountryRegion[] = [
  {
    key: 'asia',
    zh: '亚洲',
    en: 'Asia',
    codes:
      'AE AF AM AZ BD BH BN BT CN CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE',
  },
  {
    key: 'europe',
    zh: '欧洲',
    en: 'Europe',
    codes:
      'AD AL AT AX BA BE BG BY CH CS CZ DD DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM SU UA VA XK YU',
  },
  {
    key: 'north-america',
    zh: '北美洲',
    en: 'North America',
    codes: 'AG AI AN AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI',
  },
  { key: 'south-america', zh: '南美洲', en: 'South America', codes: 'AR BO BR BV CL CO EC FK GF GS GY PE PY SR UY VE' },
  {
    key: 'africa',
    zh: '非洲',
    en: 'Africa',
    codes:
      'AC AO BF BI BJ BW CD CF CG CI CM CV DG DJ DZ EG EH ER ET GA GH GM GN GQ GW IC IO KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TA TD TF TG TN TZ UG YT ZA ZM ZR ZW',
  },
  {
    key: 'oceania',
    zh: '大洋洲',
    en: 'Oceania',
    codes: 'AS AU CC CK CX FJ FM GU HM KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
  },
  { key: 'antarctica', zh: '南极洲', en: 'Antarctica', codes: 'AQ' },
  { key: 'offices', zh: '国际与地区组织', en: 'International and regional offices', codes: 'AP BX EA EM EP GC IB OA QZ WO XN XU XV' },
]

const REGION_OF: ReadonlyMap<string, CountryRegion> = new Map(
  COUNTRY_REGIONS.flatMap((region) => region.codes.split(' ').map((code) => [code, region] as const)),
)

/** The region of a code; null if it is not in the table. */
export function regionOf(code: string): CountryRegion | null {
  return REGION_OF.get(code) ?? null
}
