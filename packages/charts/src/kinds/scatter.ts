export { ScatterChart as chart } from 'echarts/charts'
