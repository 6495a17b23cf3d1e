import { technology } from '../technology.ts'

/** Instruments for surgery, monitoring and treatment. */
export const medicalDevice = technology({
  id: 'medical-device',
  weight: 2,
  field: '医疗器械|medical devices',
  names: { ja: '医療機器', ko: '의료 기기', de: 'Medizingerät' },
  industries: '医疗器械|Medical Devices\n医疗科技|Medical Technology\n生物医疗|Biomedical',
  clinical: true,
  ipc: 'A61B17/00 A61B5/00 A61M25/00 A61F2/82 A61B18/12 A61M5/142 A61B1/00 A61B34/30 A61N1/36 A61F2/28',
  cpc: 'A61B17/00234 A61B5/0205 A61M25/0067 A61F2/82 A61B18/12 A61M5/142 A61B1/00009 A61B34/30',
  uspc: '606/108',
  locarno: '24-02',
  article: '输液泵|infusion pump',
  figures: ['exploded', 'arm', 'circuit', 'blocks'],
  relations: ['mechanical', 'electrical'],
  subjects: `device|血管支架|vascular stent|A61F2/82
    device|内窥镜|endoscope|A61B1/00
    device|输液装置|infusion device|A61M5/142
    device|手术机器人器械臂|instrument arm of a surgical robot|A61B34/30
    device|心电监测装置|electrocardiogram monitoring device|A61B5/318
    device|穿刺针|puncture needle|A61B17/34
    system|血糖监测系统|blood glucose monitoring system|A61B5/145
    device|骨科固定装置|orthopaedic fixation device|A61B17/80
    device|射频消融导管|radio-frequency ablation catheter|A61B18/14
    composition|可吸收缝合线|absorbable suture|A61L17/10`,
  parts: `导管|catheter
    手柄|handle
    球囊|balloon
    套管|cannula
    电极片|electrode pad
    镜头组件|lens assembly
    驱动钢丝|drive wire
    夹爪|jaw
    鲁尔接头|Luer connector
    压力传感器|pressure sensor
    止血阀|haemostatic valve
    注射活塞|injection plunger
    骨钉|bone screw
    弹簧|spring
    显示模块|display module`,
  materials: `镍钛合金|nickel-titanium alloy
    医用不锈钢316L|medical stainless steel 316L
    聚乳酸-羟基乙酸共聚物|poly(lactic-co-glycolic acid)
    聚氨酯|polyurethane
    雷帕霉素|rapamycin
    肝素涂层|heparin coating
    医用硅胶|medical silicone
    胶原蛋白|collagen`,
  steps: `采集患者的生理信号|acquiring a physiological signal of a patient
    对信号进行滤波|filtering a signal
    将导管送入靶血管|advancing a catheter into a target vessel
    扩张球囊以释放支架|inflating a balloon to release a stent
    根据压力反馈调节流速|adjusting a flow rate according to pressure feedback
    对管材进行激光切割|laser-cutting a tube
    进行电解抛光|performing electropolishing
    以环氧乙烷灭菌|sterilising with ethylene oxide`,
  problems: `操作不便且易造成组织损伤|inconvenient operation that easily causes tissue damage
    支架内再狭窄率高|a high rate of in-stent restenosis
    测量受运动伪影干扰|measurement disturbed by motion artefacts
    药液残留多|much residual liquid medicine
    固定不牢靠|unreliable fixation
    消毒困难|difficult disinfection`,
  effects: `减轻患者痛苦|relieve the pain of a patient
    提高操作精度|improve the operating precision
    减少组织损伤|reduce tissue damage
    降低感染风险|lower the risk of infection
    便于单手操作|facilitate one-handed operation
    提高监测准确性|improve the monitoring accuracy`,
  quantities: `导管外径|outer diameter of the catheter|mm|0.6|6|0.1
    输注流速|infusion flow rate|mL/h|0.1|999|0.1
    支架壁厚|stent wall thickness|μm|60|160|2
    消融温度|ablation temperature|°C|45|95|1
    弯曲角度|bending angle|°|10|270|5
    采样频率|sampling frequency|Hz|50|2000|10
    爆破压力|burst pressure|atm|8|30|1`,
  applications: `微创手术|minimally invasive surgery
    心血管介入治疗|cardiovascular intervention
    重症监护|intensive care
    家庭护理|home care`,
})
