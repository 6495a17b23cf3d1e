/** Texts of an enquiry about a service. */
export default {
  title: '服务咨询',
  close: '关闭',
  explained: '提交后，运营者会在工作时间给您回电。',
  service: '服务',
  name: '姓名',
  company: '公司（选填）',
  content: '咨询内容',
  placeholder: '例如：技术领域、已有的交底材料、希望完成的时间',
  ownPhone: '将拨打您账号的手机号码 {{phone}}',
  otherPhone: '使用其他号码',
  useOwnPhone: '使用账号的号码',
  submit: '提交咨询',
  submitting: '正在提交…',
  done: '咨询已提交，运营者会与您联系。',
  servicesFailed: '服务目录加载失败',
} as const
