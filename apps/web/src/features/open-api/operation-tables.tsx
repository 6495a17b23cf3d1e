import { useTranslation } from 'react-i18next'
import type { ApiField, Operation } from './api-operation.ts'
import styles from './open-api.module.css'
import { ScrollRegion } from './scroll-region.tsx'

/** The parameters, the answer and the errors of an operation. */
export function OperationTables({ operation: { fields, answer, isLines, errors } }: { readonly operation: Operation }) {
  const { t } = useTranslation('openApi')
  return (
    <>
      <section className={styles['group']} aria-label={t('operation.parameters')}>
        <h2>{t('operation.parameters')}</h2>
        <ScrollRegion label={t('operation.parameters')}>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{t('operation.name')}</th>
                <th scope="col">{t('operation.place')}</th>
                <th scope="col">{t('operation.type')}</th>
                <th scope="col">{t('operation.meaning')}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map((field) => (
                <FieldRow key={field.name} field={field} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </section>
      <section className={styles['group']} aria-label={t('operation.answer')}>
        <h2>{t('operation.answer')}</h2>
        {isLines && <p className={styles['text']}>{t('operation.lines')}</p>}
        <ScrollRegion label={t('operation.answer')} tall>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{t('operation.property')}</th>
                <th scope="col">{t('operation.type')}</th>
              </tr>
            </thead>
            <tbody>
              {answer.map(({ path, type }) => (
                <tr key={path}>
                  <td translate="no">
                    <code>{path}</code>
                  </td>
                  <td translate="no">{type}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </section>
      <section className={styles['group']} aria-label={t('operation.errors')}>
        <h2>{t('operation.errors')}</h2>
        <ScrollRegion label={t('operation.errors')}>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{t('operation.status')}</th>
                <th scope="col">{t('operation.error')}</th>
                <th scope="col">{t('operation.meaning')}</th>
              </tr>
            </thead>
            <tbody>
              {errors.flatMap(({ status, errors: list }) =>
                list.map(({ name, text }) => (
                  <tr key={name}>
                    <td>{status}</td>
                    <td translate="no">
                      <code>{name}</code>
                    </td>
                    <td data-wide>{text}</td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </ScrollRegion>
      </section>
    </>
  )
}

function FieldRow({ field: { name, place, type, required, description, initial, values } }: { readonly field: ApiField }) {
  const { t } = useTranslation('openApi')
  return (
    <tr>
      <td translate="no">
        <code>{name}</code>
        {required && <span className={styles['note']}>{t('operation.required')}</span>}
      </td>
      <td>{t(`operation.places.${place}`)}</td>
      <td translate="no">{type}</td>
      <td data-wide>
        {description}
        {values.length > 0 && <span className={styles['note']}>{t('operation.values', { values: values.join(', ') })}</span>}
        {initial !== null && <span className={styles['note']}>{t('operation.initial', { value: initial })}</span>}
      </td>
    </tr>
  )
}
