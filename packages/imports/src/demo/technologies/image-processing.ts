import { technology } from '../technology.ts'

/** Image processing and computer vision. */
export const imageProcessing = technology({
  id: 'image-processing',
  weight: 2,
  field: '图像处理|image processing',
  names: { ja: '画像処理', ko: '영상 처리', de: 'Bildverarbeitung' },
  industries: '视觉科技|Vision Technology\n图像技术|Imaging Technology\n信息科技|Information Technology',
  ipc: 'G06T7/00 G06V10/82 G06T5/00 G06V40/16 G06T7/11 H04N19/61 G06V20/58 G06T3/40 G06T7/73 H04N5/235',
  cpc: 'G06T7/0004 G06V10/82 G06T5/70 G06V40/16 G06T7/11 H04N19/61 G06T2207/20084 G06T3/4053',
  uspc: '382/100',
  locarno: '16-01',
  article: '工业相机|industrial camera',
  figures: ['flow', 'blocks', 'network', 'curve'],
  relations: ['data', 'electrical'],
  subjects: `method|图像去噪方法|image denoising method|G06T5/00
    method|目标检测方法|object detection method|G06V10/82
    method|人脸识别方法|face recognition method|G06V40/16
    method|表面缺陷检测方法|surface defect detection method|G06T7/00
    device|图像采集装置|image acquisition device|H04N5/235
    method|医学图像分割方法|medical image segmentation method|G06T7/11
    method|视频编码方法|video coding method|H04N19/61
    system|多目视觉测量系统|multi-camera vision measurement system|G01B11/24
    method|图像超分辨率重建方法|image super-resolution reconstruction method|G06T3/40`,
  parts: `图像传感器|image sensor
    环形光源|ring light source
    镜头|camera lens
    图像预处理单元|image preprocessing unit
    特征金字塔网络|feature pyramid network
    卷积层|convolution layer
    候选框生成模块|proposal generation module
    分割网络|segmentation network
    融合模块|fusion module
    标定板|calibration plate
    图像存储单元|image storage unit
    显示终端|display terminal
    触发器|trigger`,
  materials: `灰度图像|greyscale image
    深度图|depth map
    直方图|histogram
    点云数据|point cloud data
    样本图像集|sample image set
    掩膜图像|mask image
    光流场|optical flow field
    残差块|residual block`,
  steps: `采集待检测图像|collecting an image to be detected
    将图像转换为灰度图|converting an image into a greyscale image
    以双边滤波去除噪声|removing noise by bilateral filtering
    提取多尺度特征|extracting multi-scale features
    对特征图进行上采样|upsampling a feature map
    计算交并比并筛除冗余框|calculating an intersection over union and screening out redundant boxes
    标定相机内外参数|calibrating intrinsic and extrinsic parameters of a camera
    输出缺陷的类别和位置|outputting a category and a position of a defect`,
  problems: `小目标漏检率高|a high missed-detection rate for small targets
    对光照变化敏感|sensitivity to illumination changes
    边缘细节丢失|a loss of edge details
    实时性差|poor real-time performance
    人工检测效率低|a low efficiency of manual inspection`,
  effects: `提高检测精度|improve the detection accuracy
    保留边缘细节|retain edge details
    满足实时处理要求|meet the requirement of real-time processing
    降低漏检率|reduce the missed-detection rate
    增强对光照的鲁棒性|enhance the robustness to illumination
    减少计算量|reduce the amount of calculation`,
  quantities: `峰值信噪比|peak signal-to-noise ratio|dB|22|48|0.1
    检测帧率|detection frame rate|帧/s|5|240|1
    平均精度均值|mean average precision|%|55|98|0.1
    滤波窗口边长|side length of the filter window|像素|3|31|2
    曝光时间|exposure time|ms|0.1|120|0.1
    测量误差|measurement error|μm|1|500|1`,
  applications: `工业质检|industrial quality inspection
    安防监控|security monitoring
    医学影像诊断|medical imaging diagnosis
    遥感监测|remote sensing monitoring`,
})
