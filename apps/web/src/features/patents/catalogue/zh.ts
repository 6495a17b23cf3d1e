export default {
  title: '专利详情',
} as const
