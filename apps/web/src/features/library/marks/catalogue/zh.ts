/** Texts of tags and read marks. */
export default {
  title_other: '标记 {{count}} 件',
  close: '关闭',
  tags: '标签',
  remove: '去掉标签',
  more: '更多颜色可在“检索设置”中开启',
  readMarks: '已读标记',
  read: '标为已读',
  unread: '标为未读',
  tagged_other: '已标记 {{count}} 件',
  untagged_other: '已去掉 {{count}} 件的标签',
  readDone_other: '已将 {{count}} 件标为已读',
  unreadDone_other: '已将 {{count}} 件标为未读',
} as const
