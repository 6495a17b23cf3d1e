import { technology } from '../technology.ts'

/** Lithography machines, masks and resists. */
export const photolithography = technology({
  id: 'photolithography',
  field: '光刻机|photolithography machines',
  names: { ja: 'リソグラフィ装置', ko: '리소그래피 장치', de: 'Lithografieanlage' },
  industries: '微电子装备|Microelectronic Equipment\n光电技术|Optoelectronics\n精密光学|Precision Optics',
  ipc: 'G03F7/20 G03F7/004 G03F9/00 G03F1/24 H01L21/027 G02B13/14 H05G2/00 G03F7/16 G03F1/84',
  cpc: 'G03F7/70033 G03F7/70775 G03F7/70258 G03F9/7088 G03F1/24 H05G2/008 G03F7/0042 G03F7/70341',
  uspc: '355/53',
  locarno: '10-05',
  article: '掩模检测台|mask inspection stage',
  figures: ['blocks', 'vessel', 'curve', 'exploded'],
  relations: ['mechanical', 'electrical', 'data'],
  subjects: `device|光刻机工件台|wafer stage for a photolithography machine|G03F7/20
    device|极紫外光源|extreme ultraviolet light source|H05G2/00
    system|光刻机对准系统|alignment system for a photolithography machine|G03F9/00
    device|浸没式光刻机投影物镜|projection objective for an immersion photolithography machine|G02B13/14
    composition|光刻胶组合物|photoresist composition|G03F7/004
    method|光刻机套刻误差补偿方法|method for compensating an overlay error of a photolithography machine|G03F7/20
    device|极紫外掩模|extreme ultraviolet mask|G03F1/24
    device|光刻机隔振装置|vibration isolation device for a photolithography machine|F16F15/02`,
  parts: `光源模块|light source module
    照明光学系统|illumination optical system
    掩模台|mask stage
    投影物镜|projection objective
    工件台|wafer stage
    对准传感器|alignment sensor
    干涉仪|interferometer
    浸没头|immersion hood
    收集镜|collector mirror
    锡滴发生器|tin-droplet generator
    平面光栅尺|planar grating scale
    磁浮电机|magnetic levitation motor
    隔振器|vibration isolator
    调焦调平传感器|focusing and levelling sensor`,
  materials: `微晶玻璃|glass ceramic
    熔融石英|fused silica
    钼硅多层膜|Mo/Si multilayer
    氟化钙（CaF2）|calcium fluoride (CaF2)
    光致产酸剂|photoacid generator
    超纯水|ultrapure water
    丙二醇甲醚醋酸酯|propylene glycol monomethyl ether acetate
    殷钢|Invar`,
  steps: `采集对准标记的衍射信号|acquiring a diffraction signal of an alignment mark
    计算掩模与晶圆的相对位姿|calculating a relative pose of a mask and a wafer
    对晶圆进行步进扫描曝光|performing step-and-scan exposure on a wafer
    测量套刻误差|measuring an overlay error
    建立投影物镜像差模型|establishing an aberration model of a projection objective
    以前馈方式补偿工件台振动|compensating vibration of a wafer stage in a feed-forward manner
    涂布光刻胶并软烘|coating a photoresist and soft-baking
    显影得到图形|developing to obtain a pattern`,
  problems: `套刻精度不足|insufficient overlay accuracy
    物镜受热变形|thermal deformation of an objective
    工件台定位存在残余振动|residual vibration in positioning of a wafer stage
    光源转换效率低|a low conversion efficiency of a light source
    浸没液体中产生气泡|bubbles generated in an immersion liquid`,
  effects: `提高套刻精度|improve the overlay accuracy
    提升产率|raise the throughput
    改善线宽均匀性|improve the critical-dimension uniformity
    抑制残余振动|suppress residual vibration
    降低像差|reduce aberrations
    提高分辨率|increase the resolution`,
  quantities: `曝光波长|exposure wavelength|nm|13.5|365|0.5
    数值孔径|numerical aperture||0.25|1.35|0.01
    套刻误差|overlay error|nm|0.8|20|0.1
    工件台加速度|acceleration of the wafer stage|m/s2|5|80|1
    线宽粗糙度|line-width roughness|nm|1.2|6|0.1
    产率|throughput|片/h|60|300|5
    温度稳定性|temperature stability|mK|1|50|1`,
  applications: `先进制程芯片制造|advanced-node chip manufacturing
    存储芯片制造|memory chip manufacturing
    晶圆级封装|wafer-level packaging
    微机电系统加工|processing of micro-electro-mechanical systems`,
})
