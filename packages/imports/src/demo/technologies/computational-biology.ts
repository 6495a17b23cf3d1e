import { technology } from '../technology.ts'

/** Biology by computation. */
export const computationalBiology = technology({
  id: 'computational-biology',
  field: '计算生物学|computational biology',
  names: { ja: '計算生物学', ko: '계산생물학', de: 'Bioinformatik' },
  industries: '生物信息|Bioinformatics\n基因科技|Genomics\n计算医药|Computational Pharma',
  clinical: true,
  ipc: 'G16B15/20 G16B20/20 G16B40/20 G16C20/50 G16B25/10 C12Q1/6869 G16B30/10 G16H50/20 G16B35/00 G16B5/00',
  cpc: 'G16B15/20 G16B20/20 G16B40/20 G16C20/50 G16B25/10 C12Q1/6869 G16B30/10 G16H50/20',
  uspc: '702/19',
  locarno: '24-01',
  article: '基因测序仪|gene sequencer',
  figures: ['flow', 'lattice', 'network', 'curve'],
  relations: ['data'],
  subjects: `method|基于计算生物学的蛋白质结构预测方法|protein structure prediction method based on computational biology|G16B15/20
    method|药物靶点预测方法|drug target prediction method|G16C20/50
    method|单细胞测序数据分析方法|single-cell sequencing data analysis method|G16B25/10
    system|计算生物学数据处理系统|computational biology data processing system|G16B50/30
    method|肿瘤突变检测方法|tumour mutation detection method|G16B20/20
    method|抗体序列设计方法|antibody sequence design method|G16B35/00
    method|基因组组装方法|genome assembly method|G16B30/20
    system|多组学疾病分型系统|multi-omics disease typing system|G16H50/20`,
  parts: `测序模块|sequencing module
    序列比对模块|sequence alignment module
    变异检测模块|variant detection module
    图神经网络|graph neural network
    分子对接模块|molecular docking module
    聚类模块|clustering module
    数据库|database
    结构预测网络|structure prediction network
    质控模块|quality control module
    流动池|flow cell
    可视化模块|visualisation module`,
  materials: `氨基酸序列|amino acid sequence
    基因表达矩阵|gene expression matrix
    参考基因组|reference genome
    分子指纹|molecular fingerprint
    多序列比对结果|multiple sequence alignment
    单细胞悬液|single-cell suspension
    循环肿瘤DNA|circulating tumour DNA
    蛋白质语言模型|protein language model`,
  steps: `获取样本的测序数据|acquiring sequencing data of a sample
    过滤低质量读段|filtering low-quality reads
    将读段比对到参考基因组|aligning reads to a reference genome
    构建多序列比对|constructing a multiple sequence alignment
    预测残基间距离|predicting distances between residues
    对候选分子进行对接打分|docking and scoring candidate molecules
    降维并聚类细胞|reducing dimensions and clustering cells
    筛选差异表达基因|screening differentially expressed genes`,
  problems: `预测精度受同源序列数量限制|prediction accuracy limited by the number of homologous sequences
    批次效应明显|an obvious batch effect
    低频突变难以检出|difficulty in detecting low-frequency mutations
    计算耗时长|a long calculation time
    实验验证成本高|a high cost of experimental verification`,
  effects: `提高结构预测精度|improve the structure prediction accuracy
    消除批次效应|eliminate the batch effect
    提高突变检测灵敏度|improve the sensitivity of mutation detection
    缩短药物研发周期|shorten the drug development cycle
    降低计算成本|reduce the computing cost
    发现新的生物标志物|discover new biomarkers`,
  quantities: `测序深度|sequencing depth|×|5|20000|5
    均方根偏差|root-mean-square deviation|Å|0.5|8|0.1
    突变频率|mutation frequency|%|0.01|50|0.01
    序列长度|sequence length|个|20|3000|10
    结合自由能|binding free energy|kcal/mol|-15|-2|0.1
    细胞数量|number of cells|个|500|90000|500`,
  applications: `新药研发|new drug development
    肿瘤早期筛查|early cancer screening
    精准医疗|precision medicine
    合成生物学|synthetic biology`,
})
