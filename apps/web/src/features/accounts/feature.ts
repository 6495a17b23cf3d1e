import type accountsZh from './catalogue/zh.ts'
import type membershipZh from './membership/catalogue/zh.ts'
import type messagesZh from './messages/catalogue/zh.ts'
import type sessionZh from './session/catalogue/zh.ts'
import type personalZh from './personal/catalogue/zh.ts'
import { defineFeature } from '../../routing/feature.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    accounts: typeof accountsZh
    membership: typeof membershipZh
    messages: typeof messagesZh
    session: typeof sessionZh
    personal: typeof personalZh
  }
}
const centreFrame = () => import('./personal/centre-frame.tsx').then(({ CentreFrame }) => CentreFrame)
/** One page for each field of the personal home (B.router.11). */
const fieldPage = () => import('./personal/field-page.tsx').then(({ FieldPage }) => FieldPage)
/** Result pages of password changes and activation links. */
const outcomePage = () => import('./personal/outcome-page.tsx').then(({ OutcomePage }) => OutcomePage)

/** Logins, registration, passwords, the user centre, the personal home and messages. */
export const accounts = defineFeature({
  name: 'accounts',
  routes: [
    {
      path: '/login',
      title: { zh: '登录', en: 'Log in' },
      access: 'public',
      bare: true,
      catalogues: ['accounts', 'form'],
      budget: 218,
      page: () => import('./login/login-page.tsx').then(({ LoginPage }) => LoginPage),
      entry: true,
    },
    {
      path: '/singleSignOn',
      title: { zh: '单点登录', en: 'Single sign-on' },
      access: 'public',
      bare: true,
      catalogues: ['accounts', 'form'],
      budget: 219,
      page: () => import('./single-sign-on/single-sign-on-page.tsx').then(({ SingleSignOnPage }) => SingleSignOnPage),
    },
    {
      path: '/Register',
      title: { zh: '注册', en: 'Register' },
      access: 'public',
      catalogues: ['accounts', 'form'],
      budget: 204,
      page: () => import('./register/register-page.tsx').then(({ RegisterPage }) => RegisterPage),
    },
    {
      path: '/vipIndex',
      title: { zh: '会员中心', en: 'Membership' },
      access: 'public',
      catalogues: ['membership'],
      budget: 199,
      page: () => import('./membership/membership-page.tsx').then(({ MembershipPage }) => MembershipPage),
    },
    {
      path: '/registerSuccess',
      title: { zh: '注册成功', en: 'Account ready' },
      access: 'public',
      catalogues: ['accounts', 'form'],
      budget: 199,
      page: () => import('./register/register-success-page.tsx').then(({ RegisterSuccessPage }) => RegisterSuccessPage),
    },
    {
      path: '/forgoPass',
      title: { zh: '找回密码', en: 'Reset password' },
      access: 'public',
      catalogues: ['accounts', 'form'],
      budget: 204,
      page: () => import('./passwords/forgot-password-page.tsx').then(({ ForgotPasswordPage }) => ForgotPasswordPage),
    },
    {
      path: '/passSuccess',
      title: { zh: '密码设置成功', en: 'Password set' },
      access: 'public',
      catalogues: ['accounts', 'form', 'personal'],
      page: outcomePage,
      budget: 190,
    },
    {
      path: '/emailsuccess',
      title: { zh: '邮箱验证成功', en: 'E-mail verified' },
      access: 'public',
      catalogues: ['accounts', 'form', 'personal'],
      page: outcomePage,
      budget: 190,
    },
    {
      path: '/emailerror',
      title: { zh: '邮箱验证超时', en: 'Verification timed out' },
      access: 'public',
      catalogues: ['accounts', 'form', 'personal'],
      page: outcomePage,
      budget: 190,
    },
    {
      path: '/emailedanger',
      title: { zh: '邮箱验证失败', en: 'Verification failed' },
      access: 'public',
      catalogues: ['accounts', 'form', 'personal'],
      page: outcomePage,
      budget: 190,
    },
    {
      path: '/emailshixiao',
      title: { zh: '邮箱验证链接已失效', en: 'The link has expired' },
      access: 'public',
      catalogues: ['accounts', 'form', 'personal'],
      page: outcomePage,
      budget: 190,
    },
    {
      path: '/notification',
      title: { zh: '消息通知', en: 'Messages' },
      access: 'login',
      catalogues: ['messages'],
      budget: 200,
      page: () => import('./messages/messages-page.tsx').then(({ MessagesAlonePage }) => MessagesAlonePage),
    },
    {
      path: '/user',
      title: { zh: '用户中心', en: 'Your account' },
      access: 'login',
      redirect: '/user/profile',
      catalogues: ['accounts', 'form', 'personal'],
      page: centreFrame,
    },
    {
      path: '/user/profile',
      title: { zh: '个人资料', en: 'Profile' },
      access: 'login',
      parent: '/user',
      budget: 215,
      page: () => import('./personal/profile-page.tsx').then(({ ProfilePage }) => ProfilePage),
    },
    {
      path: '/user/notification',
      title: { zh: '消息通知', en: 'Messages' },
      access: 'login',
      parent: '/user',
      catalogues: ['messages'],
      budget: 200,
      page: () => import('./messages/messages-page.tsx').then(({ MessagesPage }) => MessagesPage),
    },
    {
      path: '/personalHome',
      title: { zh: '个人中心', en: 'Your account' },
      access: 'login',
      redirect: '/personalHome/personals',
      catalogues: ['accounts', 'form', 'personal'],
      page: centreFrame,
    },
    {
      path: '/personalHome/personals',
      title: { zh: '个人信息', en: 'Personal data' },
      access: 'login',
      parent: '/personalHome',
      budget: 202,
      page: () => import('./personal/personals-page.tsx').then(({ PersonalsPage }) => PersonalsPage),
    },
    {
      path: '/personalHome/email',
      title: { zh: '修改邮箱', en: 'Change e-mail' },
      access: 'login',
      parent: '/personalHome',
      budget: 201,
      page: () => import('./personal/email-page.tsx').then(({ EmailPage }) => EmailPage),
    },
    {
      path: '/personalHome/phone',
      title: { zh: '修改手机', en: 'Change mobile number' },
      access: 'login',
      parent: '/personalHome',
      budget: 201,
      page: () => import('./personal/phone/phone-page.tsx').then(({ PhonePage }) => PhonePage),
    },
    {
      path: '/personalHome/changepassword',
      title: { zh: '修改密码', en: 'Change password' },
      access: 'login',
      parent: '/personalHome',
      budget: 204,
      page: () => import('./personal/change-password-page.tsx').then(({ ChangePasswordPage }) => ChangePasswordPage),
    },
    {
      path: '/personalHome/address',
      title: { zh: '修改地址', en: 'Change address' },
      access: 'login',
      parent: '/personalHome',
      page: fieldPage,
      budget: 203,
    },
    {
      path: '/personalHome/organization',
      title: { zh: '修改单位', en: 'Change organisation' },
      access: 'login',
      parent: '/personalHome',
      page: fieldPage,
      budget: 203,
    },
    {
      path: '/personalHome/industry',
      title: { zh: '修改行业', en: 'Change industry' },
      access: 'login',
      parent: '/personalHome',
      page: fieldPage,
      budget: 203,
    },
    {
      path: '/personalHome/userNick',
      title: { zh: '修改用户名', en: 'Change user name' },
      access: 'login',
      parent: '/personalHome',
      page: fieldPage,
      budget: 203,
    },
    {
      path: '/personalHome/usertype',
      title: { zh: '修改用户类型', en: 'Change user type' },
      access: 'login',
      parent: '/personalHome',
      page: fieldPage,
      budget: 203,
    },
    {
      path: '/personalHome/occupation',
      title: { zh: '修改职业', en: 'Change occupation' },
      access: 'login',
      parent: '/personalHome',
      page: fieldPage,
      budget: 203,
    },
  ],
  navigation: [
    { to: '/user/profile', icon: 'user', label: { zh: '用户中心', en: 'Your account' }, menus: { account: 10 } },
    {
      to: '/user/profile',
      icon: 'settings',
      search: { tab: 'security' },
      label: { zh: '账号安全', en: 'Security' },
      menus: { account: 20 },
    },
    { to: '/user/notification', icon: 'chat', menus: { account: 100 } },
  ],
  catalogues: {
    accounts: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
    membership: { zh: () => import('./membership/catalogue/zh.ts'), en: () => import('./membership/catalogue/en.ts') },
    messages: { zh: () => import('./messages/catalogue/zh.ts'), en: () => import('./messages/catalogue/en.ts') },
    session: { zh: () => import('./session/catalogue/zh.ts'), en: () => import('./session/catalogue/en.ts') },
    personal: { zh: () => import('./personal/catalogue/zh.ts'), en: () => import('./personal/catalogue/en.ts') },
  },
})
