export default {
  tabs: { label: '管理', projects: '项目管理', spaces: '个人空间', indexes: '索引管理', bin: '回收站' },
}
