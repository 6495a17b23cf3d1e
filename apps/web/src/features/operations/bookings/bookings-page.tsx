import { ATTENTION_FUNCTIONS } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { CallBackPage } from '../frame/call-back-page.tsx'
import { choiceNames } from '../frame/choice-names.ts'

/** /ops/bookings: booked demonstrations. */
export function BookingsPage() {
  const { t } = useTranslation('operations')
  const language = useLanguage()
  return (
    <CallBackPage
      title={t('pages.bookings')}
      none={{ waiting: t('bookings.noneWaiting'), handled: t('bookings.noneHandled') }}
      query={(page) => callQuery(language, 'content', 'listDemonstrations', page)}
      handle={(id) => apiClient.content.handleDemonstration({ id })}
      done={(name) => t('bookings.done', { name })}
      columns={[
        { key: 'name', title: t('bookings.name'), render: ({ name }) => name },
        { key: 'telephone', title: t('telephone'), render: ({ telephone }) => <a href={`tel:${telephone}`}>{telephone}</a> },
        { key: 'email', title: t('email'), render: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
        { key: 'company', title: t('bookings.company'), render: ({ company, companyPosition }) => `${company} · ${companyPosition}` },
        {
          key: 'wishes',
          title: t('bookings.wishes'),
          render: ({ attentionFunction }) => choiceNames(ATTENTION_FUNCTIONS, attentionFunction, language).join(t('comma')),
        },
      ]}
    />
  )
}
