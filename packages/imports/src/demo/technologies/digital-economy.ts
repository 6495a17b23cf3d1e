import { technology } from '../technology.ts'

/** Platforms, payments and data as an economic good. */
export const digitalEconomy = technology({
  id: 'digital-economy',
  field: '数字经济|the digital economy',
  names: { ja: 'デジタル経済', ko: '디지털 경제', de: 'Digitale Wirtschaft' },
  industries: '数字科技|Digital Technology\n数据服务|Data Services\n云计算|Cloud Computing',
  ipc: 'G06Q30/06 G06Q50/10 G06Q10/06 G06F16/21 G06Q40/12 G06Q30/02 H04L67/10 G06Q50/26 G06F9/50 G06Q20/32',
  cpc: 'G06Q30/0601 G06Q50/10 G06Q10/0637 G06F16/215 G06Q40/12 G06Q30/0202 H04L67/10 G06F9/5072',
  uspc: '705/14.1',
  locarno: '14-04',
  article: '手机图形用户界面|graphical user interface for a mobile phone',
  figures: ['network', 'flow', 'blocks', 'curve'],
  relations: ['data'],
  subjects: `system|数字经济监测系统|digital economy monitoring system|G06Q50/26
    method|数据要素定价方法|data element pricing method|G06Q30/02
    system|产业链数字化平台|industrial chain digitalisation platform|G06Q10/06
    method|数字经济企业画像方法|enterprise profiling method for the digital economy|G06Q10/06
    system|数据资产交易系统|data asset trading system|G06Q30/06
    method|电子商务推荐方法|e-commerce recommendation method|G06Q30/06
    system|云资源调度系统|cloud resource scheduling system|G06F9/50
    method|移动支付风险识别方法|mobile payment risk identification method|G06Q20/40`,
  parts: `数据接入模块|data access module
    指标计算模块|indicator calculation module
    数据资产目录|data asset catalogue
    定价引擎|pricing engine
    可视化大屏|visual large screen
    交易撮合模块|transaction matching module
    信用评估模块|credit evaluation module
    负载均衡器|load balancer
    数据仓库|data warehouse
    支付网关|payment gateway
    权限管理模块|permission management module
    预警模块|early-warning module`,
  materials: `经营数据|business data
    政务数据|government data
    用户画像|user profile
    订单流水|order flow
    数据要素|data element
    行业知识库|industry knowledge base
    电子发票|electronic invoice`,
  steps: `汇聚多源异构数据|aggregating multi-source heterogeneous data
    清洗并建立数据资产目录|cleaning data and establishing a data asset catalogue
    计算数字经济发展指数|calculating a digital economy development index
    评估数据质量和价值|evaluating quality and value of data
    撮合供需双方|matching supply and demand sides
    根据负载弹性扩缩容|elastically scaling according to a load
    识别异常交易并预警|identifying abnormal transactions and giving an early warning
    生成可视化报告|generating a visual report`,
  problems: `数据孤岛现象严重|a serious phenomenon of data islands
    数据资产价值难以评估|difficulty in evaluating the value of data assets
    统计口径不一致|inconsistent statistical calibres
    资源利用率低|a low resource utilisation rate
    欺诈行为识别滞后|delayed identification of fraud`,
  effects: `打破数据孤岛|break down data islands
    提高资源利用率|improve the resource utilisation rate
    客观评估数据价值|objectively evaluate the value of data
    提高决策效率|improve the decision-making efficiency
    降低交易风险|reduce the transaction risk
    促进产业协同|promote industrial collaboration`,
  quantities: `数据吞吐量|data throughput|GB/s|0.1|40|0.1
    响应时间|response time|ms|10|3000|10
    资源利用率|resource utilisation rate|%|40|96|0.5
    风险阈值|risk threshold||0.1|0.99|0.01
    指标数量|number of indicators|个|5|300|1
    更新周期|update period|min|1|1440|1`,
  applications: `智慧城市|smart cities
    跨境电商|cross-border e-commerce
    数字政府|digital government
    中小企业数字化转型|digital transformation of small and medium-sized enterprises`,
})
