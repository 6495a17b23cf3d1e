import { technology } from '../technology.ts'

/** Fixed-wing aircraft and their structures. */
export const aircraft = technology({
  id: 'aircraft',
  weight: 2,
  field: '飞机设计与制造|aircraft design and manufacture',
  names: { ja: '航空機', ko: '항공기', de: 'Flugzeug' },
  industries: '航空科技|Aviation Technology\n飞行器制造|Aircraft Manufacturing\n航空装备|Aviation Equipment',
  ipc: 'B64C1/06 B64C3/18 B64C9/00 B64C25/10 B64F5/10 B64D13/06 B64D15/12 B64C27/08 B64D27/24 B64C13/50',
  cpc: 'B64C1/06 B64C3/18 B64C3/26 B64C25/10 B64F5/10 B64D15/12 B64D27/24 Y02T50/40',
  uspc: '244/119',
  locarno: '12-07',
  article: '飞机座椅|aircraft seat',
  figures: ['aircraft', 'exploded', 'blocks', 'curve'],
  relations: ['mechanical', 'electrical'],
  subjects: `device|飞机机翼|aircraft wing|B64C3/18
    device|飞机起落架|aircraft landing gear|B64C25/10
    device|飞机除冰装置|aircraft de-icing device|B64D15/12
    system|飞机飞行控制系统|aircraft flight control system|B64C13/50
    device|电动飞机推进装置|propulsion device for an electric aircraft|B64D27/24
    method|飞机壁板装配方法|method for assembling an aircraft panel|B64F5/10
    device|飞机客舱空调装置|aircraft cabin air-conditioning device|B64D13/06
    device|复合材料机身段|composite fuselage section|B64C1/06
    device|飞机货舱门|aircraft cargo door|B64C1/14`,
  parts: `机翼|wing
    机身|fuselage
    翼梁|wing spar
    蒙皮|skin
    副翼|aileron
    起落架支柱|landing-gear strut
    作动器|actuator
    襟翼|flap
    加强筋|stiffener
    尾翼|tail plane
    舱门|door
    加热元件|heating element
    铰链接头|hinge fitting
    涵道风扇|ducted fan
    前缘缝翼|leading-edge slat
    整流罩|fairing`,
  materials: `碳纤维增强复合材料|carbon-fibre-reinforced composite
    铝锂合金|aluminium-lithium alloy
    钛合金Ti-6Al-4V|titanium alloy Ti-6Al-4V
    蜂窝芯材|honeycomb core
    玻璃纤维|glass fibre
    聚醚醚酮（PEEK）|polyether ether ketone (PEEK)
    芳纶纸|aramid paper
    镍基高温合金|nickel-based superalloy`,
  steps: `铺放预浸料|laying up a prepreg
    在热压罐中固化|curing in an autoclave
    对壁板进行定位和夹紧|positioning and clamping a panel
    自动钻铆|automatic drilling and riveting
    采集飞行姿态数据|acquiring flight-attitude data
    计算舵面偏转指令|computing a deflection command of a control surface
    以激光跟踪仪测量外形|measuring a contour with a laser tracker
    进行疲劳试验|carrying out a fatigue test`,
  problems: `机翼前缘容易结冰|easy icing of a wing leading edge
    结构重量大|a heavy structure
    装配精度低|low assembly accuracy
    气动阻力大|large aerodynamic drag
    起落架收放时冲击大|a strong impact when a landing gear is retracted
    客舱噪声大|loud cabin noise`,
  effects: `减轻结构重量|reduce the structural weight
    降低气动阻力|reduce the aerodynamic drag
    提高升阻比|increase the lift-to-drag ratio
    提高装配精度|improve the assembly accuracy
    延长疲劳寿命|extend the fatigue life
    降低油耗|reduce the fuel consumption`,
  quantities: `展弦比|aspect ratio|:1|6|16|0.1
    巡航速度|cruising speed|km/h|240|920|10
    机翼后掠角|wing sweep angle|°|5|38|0.5
    固化压力|curing pressure|MPa|0.2|0.9|0.05
    蒙皮厚度|skin thickness|mm|0.8|9|0.1
    最大起飞重量|maximum take-off weight|kg|600|79000|100
    升力系数|lift coefficient||0.2|2.8|0.05`,
  applications: `支线客机|regional airliners
    通用飞机|general-aviation aircraft
    电动垂直起降飞行器|electric vertical take-off and landing aircraft
    货运飞机|cargo aircraft`,
})
