/** Texts of news, news flashes and notices. */
export default {
  news: {
    title: '资讯',
    lead: '产品动态与检索技巧。',
    columns: '资讯栏目',
    all: '全部',
    empty: '这个栏目还没有文章。',
    failed: '资讯加载失败',
    back: '返回资讯',
    partners: '合作公司',
  },
  flash: {
    title: '快讯',
    lead: '平台的最新消息，新的在前。',
    empty: '还没有快讯。',
    failed: '快讯加载失败',
    back: '返回快讯',
    latest: '最新快讯',
    all: '全部快讯',
    noSuch: '未找到快讯',
  },
  notice: {
    title: '公告',
    lead: '运营与管理方面的通知。',
    empty: '还没有公告。',
    failed: '公告加载失败',
    latest: '最新公告',
    all: '全部公告',
  },
  article: { failed: '文章加载失败', published: '发布于 {{date}}', missing: '未找到文章' },
} as const
