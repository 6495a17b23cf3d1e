export { PieChart as chart } from 'echarts/charts'
