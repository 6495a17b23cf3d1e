import type { CodeLabel, CodeLabels } from '../kinds/code-labels.ts'

/** First-level divisions by their names in GB/T 2260, without their type, and in English. */
const NAMES: readonly (readonly [type: string, names: Readonly<Record<string, string>>])[] = [
  ['市', { 北京: 'Beijing', 天津: 'Tianjin', 上海: 'Shanghai', 重庆: 'Chongqing' }],
  [
    '省',
    {
      河北: 'Hebei',
      山西: 'Shanxi',
      辽宁: 'Liaoning',
      吉林: 'Jilin',
      黑龙江: 'Heilongjiang',
      江苏: 'Jiangsu',
      浙江: 'Zhejiang',
      安徽: 'Anhui',
      福建: 'Fujian',
      江西: 'Jiangxi',
      山东: 'Shandong',
      河南: 'Henan',
      湖北: 'Hubei',
      湖南: 'Hunan',
      广东: 'Guangdong',
      海南: 'Hainan',
      四川: 'Sichuan',
      贵州: 'Guizhou',
      云南: 'Yunnan',
      陕西: 'Shaanxi',
      甘肃: 'Gansu',
      青海: 'Qinghai',
      台湾: 'Taiwan',
    },
  ],
  ['自治区', { 内蒙古: 'Inner Mongolia', 西藏: 'Tibet' }],
  ['壮族自治区', { 广西: 'Guangxi' }],
  ['回族自治区', { 宁夏: 'Ningxia' }],
  ['维吾尔自治区', { 新疆: 'Xinjiang' }],
  ['特别行政区', { 香港: 'Hong Kong', 澳门: 'Macao' }],
]

/** Provinces, autonomous regions and municipalities of China by their full names in GB/T 2260 (`广东省`); `广东` is an alternative name. */
export const PROVINCE_LABELS: CodeLabels = Object.fromEntries(
  NAMES.flatMap(([type, names]) =>
    Object.entries(names).map(([short, en]): [string, CodeLabel] => [`${short}${type}`, { zh: `${short}${type}`, en, written: [short] }]),
  ),
)
