import { technology } from '../technology.ts'

/** Rolling and plain bearings. */
export const bearing = technology({
  id: 'bearing',
  field: '轴承|bearings',
  names: { ja: '軸受', ko: '베어링', de: 'Lager' },
  industries: '轴承|Bearing\n精密机械|Precision Machinery\n传动科技|Transmission Technology',
  ipc: 'F16C19/06 F16C33/66 F16C33/78 F16C32/04 F16C33/38 F16C19/36 F16C33/32 F16C41/00 G01M13/04 F16C17/02',
  cpc: 'F16C19/06 F16C33/6651 F16C33/7823 F16C32/0402 F16C33/3806 F16C19/364 G01M13/045 F16C2240/40',
  uspc: '384/513',
  locarno: '15-99',
  article: '轴承座|bearing seat',
  figures: ['bearing', 'exploded', 'curve'],
  relations: ['mechanical'],
  subjects: `device|深沟球轴承|deep-groove ball bearing|F16C19/06
    device|磁悬浮轴承|magnetic suspension bearing|F16C32/04
    device|圆锥滚子轴承|tapered roller bearing|F16C19/36
    device|轴承保持架|bearing cage|F16C33/38
    device|轴承密封结构|bearing sealing structure|F16C33/78
    method|轴承故障诊断方法|bearing fault diagnosis method|G01M13/045
    composition|轴承润滑脂|bearing grease|C10M169/04
    device|风电主轴轴承|main-shaft bearing for wind power|F16C19/38
    device|空气轴承|air bearing|F16C32/06`,
  parts: `内圈|inner ring
    外圈|outer ring
    滚动体|rolling element
    保持架|cage
    密封圈|sealing ring
    轴承座|bearing seat
    防尘盖|dust cover
    转轴|rotating shaft
    润滑油道|lubricating oil passage
    电磁线圈|electromagnetic coil
    轴肩|shaft shoulder
    预紧弹簧|preload spring
    传感器支架|sensor bracket`,
  materials: `轴承钢GCr15|bearing steel GCr15
    氮化硅陶瓷|silicon nitride ceramic
    尼龙66|nylon 66
    锂基润滑脂|lithium-based grease
    丁腈橡胶|nitrile rubber
    黄铜|brass
    类金刚石涂层|diamond-like carbon coating
    聚脲稠化剂|polyurea thickener`,
  steps: `锻造套圈毛坯|forging a ring blank
    进行渗碳淬火|carburising and quenching
    磨削沟道|grinding a raceway
    超精研滚道表面|superfinishing a raceway surface
    装配滚动体与保持架|assembling rolling elements and a cage
    采集振动信号|acquiring a vibration signal
    对信号进行包络谱分析|performing envelope spectrum analysis on a signal
    注入润滑脂|injecting grease`,
  problems: `高速运转时温升高|a high temperature rise at high-speed operation
    润滑脂容易泄漏|easy leakage of grease
    滚动体打滑磨损|skidding wear of rolling elements
    早期故障难以识别|difficulty in identifying early faults
    噪声和振动大|loud noise and strong vibration`,
  effects: `降低摩擦力矩|reduce the friction torque
    延长使用寿命|prolong the service life
    提高极限转速|raise the limiting speed
    防止润滑脂泄漏|prevent grease leakage
    降低振动噪声|reduce vibration and noise
    便于安装拆卸|facilitate mounting and dismounting`,
  quantities: `内径|bore diameter|mm|3|2400|1
    极限转速|limiting speed|rpm|300|90000|100
    径向游隙|radial clearance|μm|2|160|1
    接触角|contact angle|°|10|60|1
    表面硬度|surface hardness|HRC|56|66|0.5
    额定动载荷|basic dynamic load rating|kN|1|4200|1
    保持架兜孔间隙|cage pocket clearance|mm|0.05|0.9|0.01`,
  applications: `高速电主轴|high-speed motorised spindles
    风力发电机组|wind turbine generator sets
    轨道交通车辆|rail vehicles
    电动汽车驱动电机|drive motors of electric vehicles`,
})
