import { technology } from '../technology.ts'

/** Light-emitting diodes, lamps and displays. */
export const led = technology({
  id: 'led',
  field: 'LED照明与显示|LED lighting and display',
  names: { ja: '発光ダイオード', ko: '발광 다이오드', de: 'Leuchtdiode' },
  industries: '光电|Optoelectronics\n照明科技|Lighting Technology\n半导体照明|Semiconductor Lighting',
  ipc: 'H01L33/06 H01L33/50 F21S8/00 F21V29/70 H05B45/10 H01L25/075 C09K11/77 H01L33/48 F21Y115/10',
  cpc: 'H01L33/06 H01L33/502 F21V29/70 H05B45/10 H01L25/0753 C09K11/7774 F21Y2115/10 Y02B20/40',
  uspc: '257/98',
  locarno: '26-05',
  article: 'LED台灯|LED desk lamp',
  figures: ['layers', 'exploded', 'circuit', 'curve'],
  relations: ['layer', 'electrical', 'mechanical'],
  subjects: `device|LED芯片|LED chip|H01L33/06
    device|LED灯具|LED lamp|F21S8/00
    device|微型LED显示面板|micro-LED display panel|H01L25/075
    device|LED驱动电路|LED drive circuit|H05B45/10
    composition|荧光粉|phosphor|C09K11/77
    device|LED封装结构|LED packaging structure|H01L33/48
    device|植物生长灯|plant growth lamp|F21S8/00
    method|微型LED巨量转移方法|micro-LED mass transfer method|H01L21/677`,
  parts: `外延层|epitaxial layer
    量子阱层|quantum well layer
    P型半导体层|P-type semiconductor layer
    散热器|heat sink
    透镜|lens
    灯罩|lampshade
    基板|base plate
    反射杯|reflector cup
    驱动电源|driving power supply
    荧光转换层|fluorescence conversion layer
    键合焊盘|bonding pad
    灯座|lamp holder
    调光旋钮|dimming knob
    扩散板|diffusion plate`,
  materials: `氮化镓（GaN）|gallium nitride (GaN)
    蓝宝石衬底|sapphire substrate
    钇铝石榴石荧光粉YAG:Ce|yttrium aluminium garnet phosphor YAG:Ce
    有机硅封装胶|organosilicon encapsulant
    氮化铝陶瓷|aluminium nitride ceramic
    氟硅酸钾K2SiF6:Mn|potassium fluorosilicate K2SiF6:Mn
    压铸铝ADC12|die-cast aluminium ADC12
    铟镓氮InGaN|indium gallium nitride InGaN`,
  steps: `在衬底上外延生长缓冲层|epitaxially growing a buffer layer on a substrate
    刻蚀形成台面结构|etching to form a mesa structure
    蒸镀金属电极|evaporating a metal electrode
    点胶并固化荧光胶|dispensing and curing a phosphor glue
    以激光剥离衬底|removing a substrate by laser lift-off
    将芯片转移至驱动背板|transferring chips to a drive backplane
    根据环境亮度调节占空比|adjusting a duty cycle according to ambient brightness
    进行分光分色|performing light and colour sorting`,
  problems: `散热效果差导致光衰大|large light decay caused by poor heat dissipation
    显色指数低|a low colour rendering index
    光线刺眼|glaring light
    巨量转移良率低|a low yield of mass transfer
    驱动电路频闪明显|obvious flicker of a drive circuit`,
  effects: `提高发光效率|improve the luminous efficiency
    改善散热|improve the heat dissipation
    提高显色指数|raise the colour rendering index
    消除频闪|eliminate flicker
    提高转移良率|improve the transfer yield
    使出光均匀|make the emitted light uniform`,
  quantities: `色温|colour temperature|K|2200|6500|50
    发光效率|luminous efficiency|lm/W|80|260|1
    显色指数|colour rendering index||70|99|1
    峰值波长|peak wavelength|nm|360|940|1
    驱动电流|drive current|mA|1|1500|1
    结温|junction temperature|°C|40|125|1`,
  applications: `家居照明|home lighting
    植物工厂|plant factories
    车载显示|in-vehicle displays
    道路照明|road lighting`,
})
