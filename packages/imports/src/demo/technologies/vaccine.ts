import { technology } from '../technology.ts'

/** Vaccines and their production. */
export const vaccine = technology({
  id: 'vaccine',
  field: '疫苗|vaccines',
  names: { ja: 'ワクチン', ko: '백신', de: 'Impfstoff' },
  industries: '生物制品|Biological Products\n生物医药|Biopharmaceutical\n疫苗科技|Vaccine Technology',
  clinical: true,
  ipc: 'A61K39/12 A61K39/215 A61P31/14 C12N15/40 A61K39/39 C07K14/165 A61P31/12 C12N7/00 A61K9/51 A61P37/04',
  cpc: 'A61K39/12 A61K39/215 A61P31/14 C12N15/86 A61K39/39 A61K2039/53 A61K9/5123 C12N2770/20034',
  uspc: '424/204.1',
  locarno: '09-05',
  article: '疫苗包装盒|vaccine package',
  figures: ['curve', 'flow', 'vessel'],
  relations: ['fluid', 'mechanical'],
  subjects: `composition|mRNA疫苗|mRNA vaccine|A61K39/12
    composition|重组蛋白疫苗|recombinant protein vaccine|A61K39/12
    composition|疫苗佐剂|vaccine adjuvant|A61K39/39
    composition|灭活疫苗|inactivated vaccine|A61K39/12
    method|疫苗纯化方法|vaccine purification method|C12N7/00
    composition|腺病毒载体疫苗|adenovirus vector vaccine|C12N15/861
    composition|脂质纳米颗粒|lipid nanoparticle|A61K9/51
    device|疫苗冷藏箱|vaccine refrigerator box|F25D11/00`,
  parts: `生物反应器|bioreactor
    层析柱|chromatography column
    微流控混合芯片|microfluidic mixing chip
    超滤膜包|ultrafiltration cassette
    冻干机|freeze dryer
    无菌灌装针|aseptic filling needle
    搅拌桨|stirring paddle
    储液罐|liquid storage tank
    除菌滤器|sterilising filter
    温控夹套|temperature-control jacket
    取样阀|sampling valve`,
  materials: `抗原蛋白|antigen protein
    可电离脂质|ionisable lipid
    氢氧化铝（Al(OH)3）|aluminium hydroxide (Al(OH)3)
    胆固醇|cholesterol
    CpG寡核苷酸|CpG oligonucleotide
    蔗糖|sucrose
    假尿苷|pseudouridine
    角鲨烯|squalene
    聚乙二醇化脂质|PEGylated lipid
    Vero细胞|Vero cell`,
  steps: `构建表达载体|constructing an expression vector
    体外转录合成mRNA|synthesising mRNA by in vitro transcription
    在微流控芯片中混合脂质与核酸|mixing lipid and nucleic acid in a microfluidic chip
    以离子交换层析纯化抗原|purifying an antigen by ion-exchange chromatography
    以β-丙内酯灭活病毒|inactivating a virus with β-propiolactone
    冷冻干燥制剂|freeze-drying a formulation
    免疫小鼠并检测抗体滴度|immunising mice and detecting an antibody titre
    无菌过滤并灌装|aseptically filtering and filling`,
  problems: `免疫原性不足|insufficient immunogenicity
    储存需要超低温条件|storage that requires ultra-low temperatures
    包封率低|a low encapsulation efficiency
    对变异株保护力下降|reduced protection against variant strains
    抗原产量低|a low antigen yield`,
  effects: `提高中和抗体滴度|raise the neutralising antibody titre
    增强细胞免疫应答|enhance the cellular immune response
    改善储存稳定性|improve the storage stability
    减少不良反应|reduce adverse reactions
    降低接种剂量|reduce the vaccination dose
    获得广谱保护|obtain broad-spectrum protection`,
  quantities: `接种剂量|vaccination dose|μg|1|120|1
    颗粒粒径|particle size|nm|50|200|1
    包封率|encapsulation efficiency|%|75|99|0.5
    储存温度|storage temperature|°C|-70|8|1
    抗原纯度|antigen purity|%|85|99.8|0.1
    培养时间|culture time|h|12|168|4
    溶液pH值|pH of the solution||4|9|0.1`,
  applications: `呼吸道病毒感染的预防|prevention of respiratory virus infections
    动物疫病防控|prevention and control of animal diseases
    儿童免疫接种|childhood immunisation
    肿瘤免疫治疗|tumour immunotherapy`,
})
