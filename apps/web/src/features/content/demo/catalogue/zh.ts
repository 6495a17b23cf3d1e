/** Texts of the booking of a demonstration. */
export default {
  title: '预约演示',
  close: '关闭',
  promise: '由熟悉产品的同事为您讲解',
  explained: '留下联系方式和关注的功能，工作人员会与您约定时间，结合您的检索场景演示。',
  points: {
    scene: '用您关心的技术主题现场检索',
    data: '说明数据范围与更新方式',
    questions: '解答部署与使用中的问题',
  },
  name: '用户名',
  email: '邮箱',
  company: '公司',
  position: '公司职位',
  functions: '关注功能（可多选）',
  submit: '提交',
  registering: '正在提交…',
  done: '提交成功',
} as const
