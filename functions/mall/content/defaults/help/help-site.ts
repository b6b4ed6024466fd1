import type { HelpGroup } from './help-text';

export const HELP_SITE: HelpGroup = {
  id: 'site',
  name: ['使用本站', 'Using this site'],
  articles: [
    {
      id: 'account',
      name: ['账号与登录', 'Account and sign-in'],
      cn: `浏览、搜索、购物车和 BOM 都不需要账号。结算、收藏和保存 BOM 需要登录。

## 注册

用邮箱或手机号[注册](/register)，输入收到的 6 位验证码，设置 8 至 128 个字符的密码。字符种类不限，最常见的密码不能使用。

## 登录

可以用密码或验证码[登录](/login)。验证码 10 分钟内有效，只能使用一次。多次输错后，会要求输入图片中的字符。

- 勾选“在此设备上保持登录”：7 天内有效。
- 不勾选：24 小时没有使用即退出。

登录前点过的收藏等操作，登录后会自动完成。

## 忘记密码

用验证码登录，之后 15 分钟内可以直接设置新密码，不需要原密码。

## 查看登录设备

会员中心的[账号资料](/membership_center?tab=profile)列出已登录的设备，可以全部退出。修改密码会退出其他设备。`,
      en: `You need no account to browse, search, fill a cart or work on a BOM. Checkout, saved parts and saved BOMs need one.

## Registering

[Register](/register) with an e-mail address or a mobile number. Enter the 6-digit code you receive, and choose a password of 8 to 128 characters of any kind. The most common passwords are refused.

## Signing in

[Sign in](/login) by password or by verification code. A code is valid for 10 minutes and works once. After several wrong tries you are asked for the characters in a picture.

- With “Keep me signed in on this device”: 7 days.
- Without it: until you have not used the site for 24 hours.

What you started before signing in, such as saving a part, is completed afterwards.

## Forgotten password

Sign in by verification code. For 15 minutes you can then set a new password without the old one.

## Your devices

Your [profile](/membership_center?tab=profile) lists the devices where you are signed in, and can sign out all of them. Changing the password signs out all other devices.`,
    },
    {
      id: 'languages',
      name: ['语言', 'Languages'],
      cn: `本站有中文和英文两种语言，可以在页面顶部随时切换，您停留的页面不变。搜索词可以使用任一语言，与界面语言无关。

第一次访问时按浏览器的语言显示；切换之后，您的选择保留一年。`,
      en: `The site is in Chinese and English. You can switch at the top of any page, and stay on that page. Search words may be in either language.

At first the language follows your browser. Once you have switched, your choice is kept for a year.`,
    },
    {
      id: 'prices-and-times',
      name: ['货币与时间', 'Currency and times'],
      cn: `价格以人民币计。英文网站在购物车、确认订单页和付款页另外显示约合的美元或欧元金额，按商城公布的汇率和日期折算，仅供参考。时间按 24 小时制显示。

显示时间的页面在页脚注明时区，不随您所在的地区变化。付款期限、活动起止等都以这个时区为准。`,
      en: `Prices are in Chinese yuan (CNY). In the cart, at checkout and before you pay, the English site also shows about how much the sum is in USD or EUR, by a rate of the shop and its day. You are charged in yuan. Times are shown on the 24-hour clock.

Pages with times name the time zone in the footer. It does not change with the place you are at, and it counts for payment deadlines and the dates of a sale.`,
    },
    {
      id: 'contact',
      name: ['联系与反馈', 'Contact and feedback'],
      cn: `发现错误、缺少元器件或想提建议，请填写[反馈](/feedback)。可以注明页面地址，附上一张截图（PNG、JPEG 或 WebP，最大 1 MB）。

- 提交后会得到一个编号。
- 登录后提交的反馈和商城的答复，见会员中心的[反馈](/membership_center?tab=feedback)。
- 没有登录时，请留下联系方式，否则商城无法答复。

有关某笔订单的问题，请写明订单号。请不要在反馈中填写密码或验证码，商城不会向您索要。`,
      en: `If you found a mistake, miss a part or have an idea, send [feedback](/feedback). You can name the page and add a screenshot (PNG, JPEG or WebP, up to 1 MB).

- You get a number for it.
- If you were signed in, the answer is under [feedback](/membership_center?tab=feedback) in your account.
- If not, leave a way to reach you. Otherwise the shop cannot answer.

For a question about an order, give its number. Never write a password or a code: the shop does not ask for them.`,
    },
    {
      id: 'privacy',
      name: ['隐私说明', 'Privacy'],
      cn: `这里写明本站保存哪些信息、为什么保存、保存多久。本站没有广告，不使用第三方的统计，也不加载其他网站的脚本。

## Cookie

浏览器只保存本站自己的 Cookie，页面上的脚本不能读取。在加密连接上，名称前有 __Host- 字样。

- access-token（7 天）和 SESSION（到关闭浏览器）：登录状态，已加密。
- user（到关闭浏览器）：登录的是谁，有签名，6 小时后重新查询。
- state（到关闭浏览器）：等待登录后完成的操作和给您的提示，已加密。
- cart（30 天）：购物车的行数、参加活动的金额，以及未登录购物车的钥匙。
- bom（7 天）：未登录时保存的 BOM 的钥匙。
- columns（1 年）：您为 BOM 表头指定的列。
- lang（1 年）：语言。
- p（到关闭浏览器）：您从哪个渠道来到本站。
- device（1 年）：您在这台设备上登录过，他人反复尝试您的密码时您仍可登录。
- bookmark（10 分钟）：您最近一次更改的时间点，已加密，使页面立即显示您的更改。
- popup（1 年）：您看过的弹窗。
- currency（1 年）：您选择的折算币种。
- tracking（1 年）：您在下面关闭了使用统计。

此外，页面出错需要重新加载时，您填写的文字（密码和验证码除外）会暂存在浏览器里，恢复后即删除。

## 账号、订单和清单

- 账号、姓名、公司、地址、收藏、上次的开票信息：为了向您供货，保留到账号删除。密码只保存无法还原的摘要。
- 登录设备的名称：供您查看和退出，保留到该登录结束。
- 订单、付款、退款、发票：交易凭证，不会自动删除。
- 购物车：未登录的，30 天没有使用即删除；登录后的保留到您清空。
- BOM：没有保存的，最后一次修改 7 天后删除；已保存的保留到您删除。登录后在 BOM 中选定的元器件会被记住，供下次匹配使用，保留到账号删除。
- 反馈：内容、页面地址和您留下的联系方式，用于答复和改进，不会自动删除。截图一年后删除。
- 抽奖：每次抽奖的时间、结果和隐去一部分的账号向所有人公开，以便验证，没有期限。

## 网络地址

为了防止猜测密码和滥用，登录、验证码、反馈、截图、未登录时保存的 BOM 和使用统计按网络地址计数，保留 15 分钟至 7 天。连续输错的次数，以及您登录过的地址，最长保留一年。

托管本站的服务商可能在请求日志中把网络地址和页面路径保留数天。

## 使用统计

为了改进本站，会记录访问了哪些页面、从哪一页到哪一页，以及搜索、加入购物车、结算、付款、下载、反馈、切换语言和抽奖这几种操作。记录不含账号和网络地址。每条记录可能有：

- 时间、页面路径、您来自的渠道和屏幕尺寸。
- 搜索的词和找到的元器件数量。看起来像邮箱、电话或订单号的词不记录。
- 加入购物车的元器件、选择的语言、下载的格式。

页面地址中的其他参数不记录。

- 浏览器攒够最多 20 条后一次发出。
- 记录保留 90 天。
- 浏览器发出“请勿跟踪”（DNT）或“全球隐私控制”（GPC）信号时，不记录。
- 也可以在本页关闭。

## 您可以做什么

可以在会员中心查看和修改账号信息，删除地址、收藏和 BOM。要删除账号或索取您的数据，请通过[反馈](/feedback)联系商城。`,
      en: `What this site keeps, why, and for how long. There is no advertising, no statistics by others, and no script of another site.

## Cookies

Your browser keeps cookies of this site only, and scripts on pages cannot read them. On an encrypted connection their names begin with __Host-.

- access-token (7 days) and SESSION (until you close the browser): that you are signed in. Encrypted.
- user (until you close the browser): who is signed in. Signed, and asked for again after 6 hours.
- state (until you close the browser): what waits until you sign in, and messages to you. Encrypted.
- cart (30 days): the number of lines in the cart, the total of its parts that are in a sale, and the key of a cart without an account.
- bom (7 days): the key of BOMs that you stored without signing in.
- columns (1 year): the columns you chose for headers of BOM files.
- lang (1 year): your language.
- p (until you close the browser): through which channel you came.
- device (1 year): that you have signed in on this device, so that you can sign in while somebody else tries passwords of your account.
- bookmark (10 minutes): when you last changed something, encrypted, so that pages show the change at once.
- popup (1 year): the popups that you have seen.
- currency (1 year): the currency in which you see approximate sums.
- tracking (1 year): that you switched usage statistics off below.

If a page failed and has to load again, the browser also keeps what you typed, except passwords and codes, until it is restored.

## Account, orders and lists

- Account, name, company, addresses, saved parts, the details of your last invoice: to supply you, until the account is deleted. Of the password only a digest is kept, from which it cannot be restored.
- Names of signed-in devices: so that you can see them and sign them out, until that sign-in ends.
- Orders, payments, refunds, invoices: records of the trade. They are not deleted automatically.
- Cart: without an account, until it has not been used for 30 days. With an account, until you empty it.
- BOMs: what is not saved is deleted 7 days after its last change. What is saved stays until you delete it. The parts that you choose for lines while signed in are remembered for your next BOM, until the account is deleted.
- Feedback: text, page and contact that you give, to answer and to improve the shop. It is not deleted automatically. A screenshot is deleted after a year.
- Lotteries: time and result of each draw are shown to everybody, with the account partly masked, so that anyone can check them. They stay.

## Network addresses

To stop guessing of passwords and misuse, the shop counts sign-ins, codes, feedback, screenshots, BOMs stored without an account, and usage statistics by network address. A count is kept for 15 minutes to 7 days. Wrong tries in a row, and the addresses where you signed in, are kept for a year at most.

The company that hosts the site may keep network addresses and paths of pages in its request logs for some days.

## Usage statistics

To improve the site, the shop records which pages are visited and from which page to which, and a few actions: search, add to cart, check out, pay, download, feedback, change of language, draw in a lottery. A record has neither account nor network address. It may have:

- the time, the path of the page, the channel through which you came, and the screen size;
- the words of a search, and the number of parts found. Words that look like an e-mail address, a phone number or an order number are left out;
- the part that you added to the cart, the language that you chose, the format of a download.

Other parameters of an address are not recorded.

- The browser collects at most 20 records and sends them together.
- Records are deleted after 90 days.
- Nothing is recorded if your browser sends “Do Not Track” or “Global Privacy Control”.
- You can also switch it off on this page.

## What you can do

In your account you can see and change your details, and remove addresses, saved parts and BOMs. To delete the account or to get your data, [contact the shop](/feedback).`,
    },
    {
      id: 'terms',
      name: ['使用条款', 'Terms of use'],
      cn: `## 关于本商城

本商城可以作为演示运行；登录页会注明。演示商城并不真正销售：目录中的价格、库存和日期是虚构的，不发生扣款，不寄送货物，也不发放奖品。以下各条适用于正式运营的商城，运营者可以用自己的条款替换。

## 目录中的信息

参数和图纸用于选型，请以制造商的数据手册为准。封装图是示意图。品牌名称属于其所有者，仅用于说明元器件由谁制造。

## 订单

- 提交订单时会再次核对价格和库存，以订单上的金额为准。
- 付款和订单关闭的期限见[付款](/help/payment)，运费见[配送与运费](/help/shipping)，退货见[退货与退款](/help/returns)。
- 页面上的到货和发货日期是预计值。

## 账号

请妥善保管密码。通过您的账号下的订单，视为由您下单。发现他人使用您的账号，请修改密码并退出全部设备。

## 使用

请不要以影响他人使用的方式访问本站，例如大量自动请求或试探他人的账号。

## 个人信息

保存哪些信息、保存多久，见[隐私说明](/help/privacy)。`,
      en: `## About this shop

The shop may run as a demonstration; the sign-in page says so. A demonstration sells nothing: prices, stock and dates of its catalogue are invented, no money moves, nothing is sent, and no prizes are handed out. The rest of these terms is for a shop in business. Whoever runs it can replace them.

## What the catalogue says

Parameters and drawings help you choose. The manufacturer's datasheet decides. Package drawings are illustrations. Names of brands belong to their owners and only say who makes a part.

## Orders

- Prices and stock are checked again when you place an order. The amount on the order counts.
- The deadlines for payment are in [Payment](/help/payment), shipping charges in [Shipping](/help/shipping), returns in [Returns and refunds](/help/returns).
- Days of arrival and shipment on pages are estimates.

## Your account

Keep your password to yourself. Orders placed with your account count as yours. If somebody else uses it, change the password and sign out everywhere.

## Fair use

Do not use the site in ways that disturb others, such as masses of automatic requests or tries at other people's accounts.

## Personal data

What is kept and for how long is in [Privacy](/help/privacy).`,
    },
  ],
};
