import { technology } from '../technology.ts'

/** Fibres, fabrics and textile machines. */
export const textile = technology({
  id: 'textile',
  field: '纺织|textiles',
  names: { ja: '繊維製品', ko: '섬유 제품', de: 'Textil' },
  industries: '纺织科技|Textile Technology\n纤维材料|Fibre Materials\n服饰|Apparel',
  ipc: 'D03D15/00 D01F6/92 D06M15/03 D04B1/14 D06P1/00 D01D5/00 D06M11/83 D04H1/728 D01H5/00 A41D31/00',
  cpc: 'D03D15/00 D01F6/92 D06M15/03 D04B1/14 D01D5/0038 D06M11/83 D10B2401/13 D04H1/728',
  uspc: '442/181',
  locarno: '05-05',
  article: '面料|fabric',
  figures: ['lattice', 'exploded', 'flow', 'curve'],
  relations: ['mechanical', 'layer'],
  subjects: `composition|抗菌纤维|antibacterial fibre|D01F1/10
    composition|防水透湿面料|waterproof and moisture-permeable fabric|D06M15/00
    device|纺纱机|spinning machine|D01H5/00
    method|活性染料染色方法|reactive dyeing method|D06P1/38
    composition|阻燃织物|flame-retardant fabric|D06M11/00
    device|织机送纬机构|weft insertion mechanism of a loom|D03D47/00
    composition|石墨烯保暖面料|graphene thermal fabric|D03D15/00
    method|静电纺丝方法|electrospinning method|D01D5/00
    device|面料整理装置|fabric finishing device|D06B3/10`,
  parts: `经纱|warp yarn
    纬纱|weft yarn
    罗拉|roller
    锭子|spindle
    喷丝板|spinneret
    导纱钩|yarn guide
    染缸|dye vat
    收卷辊|winding roller
    织针|knitting needle
    透湿膜|moisture-permeable membrane
    张力调节器|tension regulator
    烘箱|drying oven
    接收滚筒|collecting drum`,
  materials: `涤纶|polyester fibre
    棉纤维|cotton fibre
    锦纶66|nylon 66
    银离子抗菌剂|silver-ion antibacterial agent
    莱赛尔纤维|lyocell fibre
    氨纶|spandex
    聚丙烯腈|polyacrylonitrile
    海藻纤维|alginate fibre
    活性染料|reactive dye
    桑蚕丝|mulberry silk`,
  steps: `将纤维开松并梳理|opening and carding fibres
    熔融纺丝得到初生丝|melt-spinning to obtain as-spun filament
    以喷气织机织造坯布|weaving a grey fabric on an air-jet loom
    对织物进行碱减量处理|subjecting a fabric to alkali peeling
    浸轧整理液并焙烘|padding a finishing liquid and curing
    在高压静电场中纺丝|spinning in a high-voltage electrostatic field
    染色后皂洗|soaping after dyeing
    拉幅定形|tentering and heat-setting`,
  problems: `织物透气性差|poor air permeability of a fabric
    抗菌效果不耐水洗|an antibacterial effect that does not resist washing
    染色废水多|much dyeing wastewater
    纱线容易断头|easy breakage of yarn
    阻燃剂影响手感|a flame retardant that affects the handle`,
  effects: `提高耐水洗性|improve the washing resistance
    改善吸湿排汗性能|improve the moisture-wicking performance
    减少染料用量|reduce the amount of dye
    降低断头率|reduce the breakage rate
    提高保暖性|improve the warmth retention
    赋予织物阻燃性|give a fabric flame retardancy`,
  quantities: `纤维线密度|fibre linear density|dtex|0.5|8|0.1
    断裂强度|breaking strength|cN/dtex|1.5|9|0.1
    克重|grammage|g/m2|40|480|5
    透湿量|moisture permeability|g/(m2·24h)|2000|20000|100
    染色温度|dyeing temperature|°C|40|135|1
    抑菌率|bacteriostatic rate|%|85|99.9|0.1
    纺丝电压|spinning voltage|kV|8|45|1`,
  applications: `运动服装|sportswear
    医用防护服|medical protective clothing
    家纺产品|home textiles
    消防服|firefighter suits`,
})
