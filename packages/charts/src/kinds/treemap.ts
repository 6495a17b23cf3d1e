export { TreemapChart as chart } from 'echarts/charts'
