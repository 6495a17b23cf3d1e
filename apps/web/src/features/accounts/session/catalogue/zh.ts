export default {
  inactive: {
    title: '提示',
    text: '您长时间未操作，系统将自动退出登录',
    confirm: '确定',
    cancel: '取消',
    stayed: '已取消自动退出，继续使用',
  },
  renewal: {
    title: '权益已过期',
    text: '您的会员权益已到期，检索和下载按免费用户的额度进行。',
    price: '续费 {{price}} 元',
    renew: '立即续费',
    close: '知道了',
  },
} as const
