import type zh from './zh.ts'

/** The same texts in English. */
export default {
  title: 'Membership',
  lead: 'Permissions and limits of each type of user.',
  role: 'Your role: {{role}}',
  boxNeedsProduct: 'Searches from the home page search box require a membership for: {{kind}}.',
  elsewhere: 'All logged-in users can search here',
  open: 'This installation is open to everybody without limits; the limits below do not apply.',
  roles: { guest: 'Guest', free: 'Free user', member: 'Member', operator: 'Administrator (no limits)' },
  available: 'Permissions and limits',
  permission: 'Permission',
  yes: 'Yes',
  no: 'No',
  unlimited: 'Unlimited',
  used_one: '{{count, number}} used today',
  used_other: '{{count, number}} used today',
  note: 'Daily limits are reset at midnight, Beijing time. Some membership products grant more; of several products in force the highest limit applies. A membership bought during another begins when that one ends.',
  how: 'How to become a member',
  purchase: 'Buy a membership',
  granted: 'The administrator of this system can also grant memberships.',
  operator: 'Please contact the administrator, or leave a message as feedback.',
  phone: 'Please call {{phone}} {{hours}}, or leave a message as feedback.',
  login: 'Log in',
  register: 'Register',
  write: 'Feedback',
  failed: 'The permissions could not be loaded',
} satisfies Record<keyof typeof zh | 'used_one', unknown>
