export { GraphChart as chart } from 'echarts/charts'
