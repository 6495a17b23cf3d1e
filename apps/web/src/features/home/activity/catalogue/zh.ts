/** Texts of the offer on the home page. */
export default {
  close: '关闭活动',
  left: '距结束还有',
  remaining: { days: '{{count}} 天', hours: '{{count}} 小时', minutes: '{{count}} 分钟', seconds: '{{count}} 秒' },
  units: { days: '天', hours: '时', minutes: '分', seconds: '秒' },
  buy: '立即购买',
} as const
