/** The fields of a delivery address, in the membership centre and at checkout. */
import type { AddressFields } from '../../domain/account/account-records';
import { ADDRESS_LIMITS, PHONE } from '../../domain/account/account-rules';
import { COUNTRY, REGION_CODE } from '../../domain/account/region-codes';
import { onlyWrong } from '../../domain/text/form-answer';
import type { Words } from '../../domain/text/message';
import { missing, readField, tooLong } from '../form/form-fields';
import type { PostedForm } from '../form/posted-form';

export const ADDRESS_FIELDS = ['name', 'phone', 'province', 'city', 'district', 'detail'] as const;

export function readAddress(form: PostedForm): AddressFields {
  return {
    name: readField(form, 'name'), phone: readField(form, 'phone'), detail: readField(form, 'detail'),
    province: readField(form, 'province'), city: readField(form, 'city'), district: readField(form, 'district'),
  };
}

/** The errors of an address, by field. Only the upstream checks whether the regions exist. */
export function addressProblems(values: AddressFields): Record<string, Words> {
  const chosen = (name: 'province' | 'city' | 'district') => (isRegion(values[name]) ? null : { key: `account:error.${name}` });
  return onlyWrong({
    name: missing(values.name, 'account:error.name') ?? tooLong('name', values, ADDRESS_LIMITS.name),
    phone: (PHONE.test(values.phone) ? null : { key: 'account:error.phone' }) ?? tooLong('phone', values, ADDRESS_LIMITS.phone),
    province: chosen('province'),
    city: chosen('city'),
    district: chosen('district'),
    detail: missing(values.detail, 'account:error.detail') ?? tooLong('detail', values, ADDRESS_LIMITS.detail),
  });
}

/** Whether a code names a region below the country. */
export function isRegion(code: string): boolean {
  return REGION_CODE.test(code) && code !== COUNTRY;
}
