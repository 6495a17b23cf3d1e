import { defineFeature } from '../../routing/feature.ts'
import type paymentZh from './catalogue/zh.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    payment: typeof paymentZh
  }
}

/** Buying memberships, orders, and what the user holds. */
export const payment = defineFeature({
  name: 'payment',
  routes: [
    {
      path: '/buyGoods',
      title: { zh: '购买会员', en: 'Buy a membership' },
      access: 'public',
      catalogues: ['payment', 'form'],
      budget: 209,
      page: () => import('./buy-page.tsx').then(({ BuyPage }) => BuyPage),
    },
    {
      path: '/user/orderCenter',
      title: { zh: '订单中心', en: 'Orders' },
      access: 'login',
      parent: '/user',
      catalogues: ['payment', 'form'],
      budget: 201,
      page: () => import('./order-centre/orders-page.tsx').then(({ OrdersPage }) => OrdersPage),
    },
    {
      path: '/user/myRights',
      title: { zh: '我的权益', en: 'My entitlements' },
      access: 'login',
      parent: '/user',
      catalogues: ['payment', 'form'],
      budget: 203,
      page: () => import('./rights-page.tsx').then(({ RightsPage }) => RightsPage),
    },
  ],
  navigation: [
    { to: '/user/myRights', icon: 'check', menus: { account: 30 } },
    { to: '/user/orderCenter', icon: 'list', menus: { account: 40 } },
  ],
  catalogues: {
    payment: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
