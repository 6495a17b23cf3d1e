import { technology } from '../technology.ts'

/** Semiconductor devices, circuits and their making. */
export const semiconductor = technology({
  id: 'semiconductor',
  weight: 3,
  field: '半导体器件|semiconductor devices',
  names: { ja: '半導体装置', ko: '반도체 장치', de: 'Halbleiterbauelement' },
  industries: '半导体|Semiconductor\n微电子|Microelectronics\n集成电路|Integrated Circuits',
  ipc: 'H01L29/78 H01L21/336 H01L23/31 H10B12/00 H01L21/768 H01L29/06 H10B41/27 H01L21/304 H03K17/08 G11C11/34',
  cpc: 'H01L29/7813 H01L29/66734 H01L23/3107 H10B12/05 H01L21/76877 H01L29/0619 H10B41/27 H01L21/304',
  uspc: '257/330',
  locarno: '13-03',
  article: '芯片封装|chip package',
  figures: ['layers', 'circuit', 'curve', 'flow'],
  relations: ['layer', 'electrical'],
  subjects: `device|半导体结构|semiconductor structure|H01L29/78
    method|半导体器件制造方法|method for manufacturing a semiconductor device|H01L21/336
    device|碳化硅功率器件|silicon carbide power device|H01L29/16
    device|芯片封装结构|chip packaging structure|H01L23/31
    device|三维存储器|three-dimensional memory|H10B41/27
    device|带隙基准电路|bandgap reference circuit|G05F1/56
    device|绝缘栅双极型晶体管|insulated-gate bipolar transistor|H01L29/739
    composition|化学机械抛光液|chemical mechanical polishing slurry|C09G1/02
    method|晶圆键合方法|wafer bonding method|H01L21/18
    device|图像传感器|image sensor|H01L27/146`,
  parts: `衬底|substrate
    栅极|gate
    源极|source
    漏极|drain
    栅介质层|gate dielectric layer
    沟槽|trench
    金属互连层|metal interconnection layer
    外延层|epitaxial layer
    浅沟槽隔离|shallow trench isolation
    焊球|solder ball
    塑封体|moulded body
    硅通孔|through-silicon via
    场板|field plate
    字线|word line
    位线|bit line
    重布线层|redistribution layer`,
  materials: `硅（Si）|silicon (Si)
    碳化硅（SiC）|silicon carbide (SiC)
    氧化铪（HfO2）|hafnium oxide (HfO2)
    钨（W）|tungsten (W)
    多晶硅|polysilicon
    氮化硅（Si3N4）|silicon nitride (Si3N4)
    铜（Cu）|copper (Cu)
    环氧模塑料|epoxy moulding compound
    氮化钛（TiN）|titanium nitride (TiN)
    胶体二氧化硅|colloidal silica`,
  steps: `提供半导体衬底|providing a semiconductor substrate
    刻蚀衬底形成沟槽|etching a substrate to form a trench
    以原子层沉积形成介质层|forming a dielectric layer by atomic layer deposition
    离子注入形成掺杂区|forming a doped region by ion implantation
    填充金属并平坦化|filling a metal and planarising
    去除部分硬掩模|removing a part of a hard mask
    进行快速热退火|performing rapid thermal annealing
    将芯片倒装于基板|flip-chip mounting a die on a substrate
    切割晶圆得到单颗芯片|dicing a wafer to obtain individual dies`,
  problems: `栅极漏电流大|a large gate leakage current
    导通电阻高|a high on-resistance
    短沟道效应严重|a severe short-channel effect
    封装翘曲|warpage of a package
    击穿电压低|a low breakdown voltage
    寄生电容大|a large parasitic capacitance`,
  effects: `降低导通电阻|reduce the on-resistance
    提高击穿电压|raise the breakdown voltage
    减小漏电流|reduce the leakage current
    提高集成度|increase the integration density
    改善散热性能|improve the heat-dissipation performance
    提高良率|improve the yield`,
  quantities: `沟道长度|channel length|nm|3|900|1
    掺杂浓度|doping concentration|×10^16 cm-3|0.1|900|0.1
    击穿电压|breakdown voltage|V|12|6500|1
    介质层厚度|dielectric layer thickness|nm|0.8|500|0.1
    刻蚀深度|etching depth|μm|0.05|120|0.05
    退火时间|annealing time|s|1|3600|1
    开关频率|switching frequency|kHz|10|3000|10`,
  applications: `功率转换|power conversion
    存储设备|storage devices
    汽车电子|automotive electronics
    射频通信|radio-frequency communication
    高性能计算|high-performance computing`,
})
