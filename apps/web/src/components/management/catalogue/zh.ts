export default {
  tabs: { label: '管理', spaces: '个人空间' },
}
