import { technology } from '../technology.ts'

/** Machine learning and its uses. */
export const artificialIntelligence = technology({
  id: 'artificial-intelligence',
  weight: 3,
  field: '人工智能|artificial intelligence',
  names: { ja: '人工知能', ko: '인공지능', de: 'Künstliche Intelligenz' },
  industries: '人工智能科技|Artificial Intelligence Technology\n智能科技|Intelligent Technology\n软件|Software',
  ipc: 'G06N3/08 G06N20/00 G06F40/30 G06N3/0464 G06F18/24 G06N5/04 G06F16/33 G10L15/16 G06N3/0455 G06Q10/04',
  cpc: 'G06N3/08 G06N20/00 G06F40/30 G06N3/0464 G06F18/2413 G06N3/045 G06F16/3344 G10L15/16',
  uspc: '706/12',
  locarno: '14-02',
  article: '智能音箱|smart speaker',
  figures: ['flow', 'blocks', 'network', 'curve'],
  relations: ['data'],
  subjects: `method|基于人工智能的文本分类方法|text classification method based on artificial intelligence|G06F40/30
    method|神经网络训练方法|neural network training method|G06N3/08
    system|人工智能客服系统|artificial intelligence customer service system|G06F16/33
    device|人工智能芯片|artificial intelligence chip|G06N3/063
    method|语音识别方法|speech recognition method|G10L15/16
    method|知识图谱构建方法|knowledge graph construction method|G06F16/36
    system|人工智能故障诊断系统|artificial intelligence fault diagnosis system|G06F18/24
    method|联邦学习方法|federated learning method|G06N20/00
    method|智能推荐方法|intelligent recommendation method|G06F16/9535`,
  parts: `数据采集模块|data acquisition module
    特征提取模块|feature extraction module
    预处理模块|preprocessing module
    注意力模块|attention module
    分类器|classifier
    编码器|encoder
    解码器|decoder
    模型训练模块|model training module
    损失计算模块|loss calculation module
    存储器|memory
    处理器|processor
    推理引擎|inference engine
    参数服务器|parameter server
    用户交互界面|user interface
    脉动阵列|systolic array`,
  materials: `训练样本集|training sample set
    词向量|word vector
    标注语料|annotated corpus
    预训练语言模型|pre-trained language model
    卷积核|convolution kernel
    用户行为日志|user behaviour log
    知识三元组|knowledge triple
    梯度参数|gradient parameter`,
  steps: `获取待处理的文本数据|acquiring text data to be processed
    对数据进行清洗和归一化|cleaning and normalising data
    通过卷积神经网络提取特征|extracting features through a convolutional neural network
    计算注意力权重|calculating an attention weight
    以交叉熵损失更新模型参数|updating model parameters with a cross-entropy loss
    将加密梯度上传至服务器|uploading an encrypted gradient to a server
    对模型进行剪枝和量化|pruning and quantising a model
    输出预测结果|outputting a prediction result
    构建实体与关系的图结构|constructing a graph structure of entities and relations`,
  problems: `模型泛化能力差|poor generalisation ability of a model
    标注数据不足|insufficient annotated data
    计算资源消耗大|a large consumption of computing resources
    识别准确率低|a low recognition accuracy
    用户隐私容易泄露|easy leakage of user privacy
    结果缺乏可解释性|a lack of interpretability of results`,
  effects: `提高识别准确率|improve the recognition accuracy
    减少标注工作量|reduce the annotation workload
    加快模型收敛|accelerate the convergence of a model
    保护数据隐私|protect data privacy
    降低推理时延|reduce the inference latency
    增强可解释性|enhance the interpretability`,
  quantities: `学习率|learning rate||0.0001|0.1|0.0001
    识别准确率|recognition accuracy|%|80|99.6|0.1
    批处理大小|batch size|个|8|1024|8
    隐藏层维度|hidden layer dimension|维|64|4096|64
    推理时延|inference latency|ms|2|400|2
    训练轮数|number of training epochs|次|10|500|5
    模型参数量|number of model parameters|亿|0.1|700|0.1`,
  applications: `智能客服|intelligent customer service
    医疗辅助诊断|computer-aided medical diagnosis
    设备故障预测|equipment failure prediction
    金融风控|financial risk control
    智慧教育|smart education`,
})
