/** A place of the corpus: a real province, so that maps and facets work, with a town that does not exist. */
export interface Place {
  readonly province: string
  readonly provinceEn: string
  readonly town: string
  readonly townEn: string
}

/** Provinces by how much they file, with the made-up towns of each. */
const LINES = `22|广东省|Guangdong|云岭市,Yunling|澜汀市,Lanting|鹭屿市,Luyu
14|江苏省|Jiangsu|霁川市,Jichuan|棠溪市,Tangxi
12|北京市|Beijing|北衡区,Beiheng|松照区,Songzhao
11|浙江省|Zhejiang|梧汀市,Wuting|青筠市,Qingyun
8|上海市|Shanghai|潮信区,Chaoxin
6|山东省|Shandong|岱屿市,Daiyu|沧澜市,Canglan
4|安徽省|Anhui|徽澄市,Huicheng
4|湖北省|Hubei|楚汀市,Chuting
4|四川省|Sichuan|锦岫市,Jinxiu
3|福建省|Fujian|闽屿市,Minyu
3|湖南省|Hunan|湘霁市,Xiangji
3|陕西省|Shaanxi|秦岫市,Qinxiu
3|河南省|Henan|豫澄市,Yucheng
2|天津市|Tianjin|津汀区,Jinting
2|重庆市|Chongqing|渝岫区,Yuxiu
2|辽宁省|Liaoning|辽衡市,Liaoheng
2|河北省|Hebei|冀澄市,Jicheng
1|吉林省|Jilin|松屿市,Songyu
1|云南省|Yunnan|滇岫市,Dianxiu
1|广西壮族自治区|Guangxi|桂汀市,Guiting
1|新疆维吾尔自治区|Xinjiang|天霁市,Tianji`

export const PLACES: readonly (readonly [Place, number])[] = LINES.split('\n').flatMap((line) => {
  const [weight = '', province = '', provinceEn = '', ...towns] = line.split('|')
  return towns.map((pair): readonly [Place, number] => {
    const [town = '', townEn = ''] = pair.split(',')
    return [{ province, provinceEn, town, townEn }, Number(weight) / towns.length]
  })
})

/** Streets of the made-up towns. */
export const STREETS: readonly (readonly [string, string])[] = [
  ['格物路', 'Gewu Road'],
  ['致知大道', 'Zhizhi Avenue'],
  ['明理街', 'Mingli Street'],
  ['问渠路', 'Wenqu Road'],
  ['观澜西路', 'Guanlan West Road'],
  ['听雨巷', 'Tingyu Lane'],
  ['衡山里路', 'Hengshanli Road'],
  ['虚舟路', 'Xuzhou Boat Road'],
]
