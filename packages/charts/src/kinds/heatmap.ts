export { HeatmapChart as chart } from 'echarts/charts'
