import type { Texts } from '../../domain/text/language';

/** Texts of HTTP statuses (README, "Errors"). */
export const STATUS_TEXTS: Readonly<Record<number, Texts>> = {
  200: { en: 'The request succeeded', cn: '请求成功' },
  201: { en: 'The data was saved', cn: '数据已保存' },
  202: { en: 'The request was accepted and is being worked on', cn: '请求已受理，正在处理' },
  204: { en: 'The data was deleted', cn: '数据已删除' },
  400: { en: 'The request was not understood, please check what you entered', cn: '请求有误，请检查填写的内容' },
  401: { en: 'please log in to get more information', cn: '请登录以获取更多信息' },
  403: { en: 'You may not do this', cn: '没有权限执行此操作' },
  404: { en: 'There is nothing at this address', cn: '请求的内容不存在' },
  406: { en: 'The requested format is not available', cn: '请求的格式不可用' },
  410: { en: 'This has been removed for good', cn: '请求的内容已被永久删除' },
  422: { en: 'Something entered is not valid, please correct it', cn: '填写的内容未通过校验，请修改' },
  500: { en: 'The server failed, please try again later', cn: '服务器出错，请稍后重试' },
  502: { en: 'system upgrading, please retry later', cn: '系统升级中，请稍后重试' },
  503: { en: 'The service is busy or under maintenance, please try again later', cn: '服务繁忙或维护中，请稍后重试' },
  504: { en: 'The server took too long, please try again later', cn: '服务器响应超时，请稍后重试' },
};

export const SIGN_IN_TEXT: Texts = { en: 'please log in to get more information', cn: '请登录以获取更多信息' };
export const FALLBACK_TEXT: Texts = { en: 'system exception', cn: '系统异常' };

/** Texts for calls without a readable answer: the fallback text, and what to do. */
export const NO_ANSWER_TEXTS: Readonly<Record<'timeout' | 'network' | 'resting' | 'nowhere' | 'busy' | 'malformed', Texts>> = {
  timeout: afterFallback({ en: 'The server took too long, please try again later', cn: '服务器响应超时，请稍后重试' }),
  network: afterFallback({ en: 'The server cannot be reached, please try again later', cn: '无法连接服务器，请稍后重试' }),
  resting: afterFallback({ en: 'The server cannot be reached, please try again in half a minute', cn: '无法连接服务器，请半分钟后重试' }),
  nowhere: { en: 'There is nothing at this address', cn: '请求的内容不存在' },
  busy: { en: 'Too many people are here at the moment. Please try again in half a minute', cn: '当前访问人数过多，请半分钟后重试' },
  malformed: afterFallback({ en: 'The server sent an answer that cannot be read, please try again later', cn: '服务器返回的数据无法读取，请稍后重试' }),
};

function afterFallback({ en, cn }: Texts): Texts {
  return { en: `${FALLBACK_TEXT.en}. ${en}`, cn: `${FALLBACK_TEXT.cn}。${cn}` };
}
