import { createRoute, lazyRouteComponent, redirect, type AnyRootRoute } from '@tanstack/react-router'
import { loadNamespaces } from '../language/i18n.ts'

const words = () => loadNamespaces(['accounts', 'form', 'personal'])

const frame = lazyRouteComponent(() => import('../features/accounts/personal/centre-frame.tsx'), 'CentreFrame')
const profilePage = lazyRouteComponent(() => import('../features/accounts/personal/profile-page.tsx'), 'ProfilePage')
const personalsPage = lazyRouteComponent(() => import('../features/accounts/personal/personals-page.tsx'), 'PersonalsPage')
const emailPage = lazyRouteComponent(() => import('../features/accounts/personal/email-page.tsx'), 'EmailPage')
const phonePage = lazyRouteComponent(() => import('../features/accounts/personal/phone/phone-page.tsx'), 'PhonePage')
const passwordPage = lazyRouteComponent(() => import('../features/accounts/personal/change-password-page.tsx'), 'ChangePasswordPage')
const fieldPage = lazyRouteComponent(() => import('../features/accounts/personal/field-page.tsx'), 'FieldPage')
const outcomePage = lazyRouteComponent(() => import('../features/accounts/personal/outcome-page.tsx'), 'OutcomePage')
const messagesPage = lazyRouteComponent(() => import('../features/accounts/messages/messages-page.tsx'), 'MessagesPage')

/** Pages of /personalHome with one field each (B.router.11). */
const FIELD_PAGES = ['address', 'organization', 'industry', 'userNick', 'usertype', 'occupation'] as const
/** Where password changes and links of activation letters end. */
const OUTCOMES = ['passSuccess', 'emailsuccess', 'emailerror', 'emailedanger', 'emailshixiao'] as const

/** The user centre, the personal home and the pages that say how something about the account came out. */
export function personalRoutes<Root extends AnyRootRoute>(root: Root) {
  const user = createRoute({ getParentRoute: () => root, path: '/user', loader: words, component: frame })
  const userIndex = createRoute({
    getParentRoute: () => user,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/user/profile', replace: true })
    },
  })
  const profile = createRoute({ getParentRoute: () => user, path: 'profile', staticData: { title: 'profile' }, component: profilePage })
  const notification = createRoute({
    getParentRoute: () => user,
    path: 'notification',
    staticData: { title: 'notification' },
    loader: () => loadNamespaces(['messages']),
    component: messagesPage,
  })
  // Pages of domains that are not there yet: whoever is signed in is told so.
  const userElse = createRoute({
    getParentRoute: () => user,
    path: '$',
    beforeLoad: () => {
      throw redirect({ to: '/404', replace: true })
    },
  })

  const home = createRoute({ getParentRoute: () => root, path: '/personalHome', loader: words, component: frame })
  const homeIndex = createRoute({
    getParentRoute: () => home,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/personalHome/personals', replace: true })
    },
  })
  const personals = createRoute({
    getParentRoute: () => home,
    path: 'personals',
    staticData: { title: 'personals' },
    component: personalsPage,
  })
  const email = createRoute({ getParentRoute: () => home, path: 'email', staticData: { title: 'email' }, component: emailPage })
  const phone = createRoute({ getParentRoute: () => home, path: 'phone', staticData: { title: 'phone' }, component: phonePage })
  const password = createRoute({
    getParentRoute: () => home,
    path: 'changepassword',
    staticData: { title: 'changepassword' },
    component: passwordPage,
  })
  const fields = FIELD_PAGES.map((path) =>
    createRoute({ getParentRoute: () => home, path, staticData: { title: path }, component: fieldPage }),
  )
  const homeElse = createRoute({
    getParentRoute: () => home,
    path: '$',
    beforeLoad: () => {
      throw redirect({ to: '/404', replace: true })
    },
  })
  const outcomes = OUTCOMES.map((path) =>
    createRoute({
      getParentRoute: () => root,
      path: `/${path}` as const,
      staticData: { title: path },
      loader: words,
      component: outcomePage,
    }),
  )
  return [
    user.addChildren([userIndex, profile, notification, userElse]),
    home.addChildren([homeIndex, personals, email, phone, password, ...fields, homeElse]),
    ...outcomes,
  ] as const
}
