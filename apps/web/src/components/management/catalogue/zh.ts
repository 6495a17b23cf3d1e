export default {
  tabs: { label: '管理', projects: '项目管理', spaces: '个人空间', indexes: '索引管理', bin: '回收站' },
  naming: { name: '名称', needed: '请输入{{label}}', save: '保存', cancel: '取消' },
}
