export default {
  title: '检索结果',
} as const
