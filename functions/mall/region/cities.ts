/**
 * Provinces and prefectures of China by GB/T 2260: two digits of a province with its names, then its
 * prefectures as two further digits with theirs. Counties and towns that a province administers itself
 * stand together, as in the standard (90). Provinces without entries are their own only child.
 */
const TABLE = `
11|北京市|Beijing
12|天津市|Tianjin
13|河北省|Hebei
01 石家庄市|Shijiazhuang
02 唐山市|Tangshan
03 秦皇岛市|Qinhuangdao
04 邯郸市|Handan
05 邢台市|Xingtai
06 保定市|Baoding
07 张家口市|Zhangjiakou
08 承德市|Chengde
09 沧州市|Cangzhou
10 廊坊市|Langfang
11 衡水市|Hengshui
14|山西省|Shanxi
01 太原市|Taiyuan
02 大同市|Datong
03 阳泉市|Yangquan
04 长治市|Changzhi
05 晋城市|Jincheng
06 朔州市|Shuozhou
07 晋中市|Jinzhong
08 运城市|Yuncheng
09 忻州市|Xinzhou
10 临汾市|Linfen
11 吕梁市|Lüliang
15|内蒙古自治区|Inner Mongolia
01 呼和浩特市|Hohhot
02 包头市|Baotou
03 乌海市|Wuhai
04 赤峰市|Chifeng
05 通辽市|Tongliao
06 鄂尔多斯市|Ordos
07 呼伦贝尔市|Hulunbuir
08 巴彦淖尔市|Bayannur
09 乌兰察布市|Ulanqab
22 兴安盟|Hinggan League
25 锡林郭勒盟|Xilingol League
29 阿拉善盟|Alxa League
21|辽宁省|Liaoning
01 沈阳市|Shenyang
02 大连市|Dalian
03 鞍山市|Anshan
04 抚顺市|Fushun
05 本溪市|Benxi
06 丹东市|Dandong
07 锦州市|Jinzhou
08 营口市|Yingkou
09 阜新市|Fuxin
10 辽阳市|Liaoyang
11 盘锦市|Panjin
12 铁岭市|Tieling
13 朝阳市|Chaoyang
14 葫芦岛市|Huludao
22|吉林省|Jilin
01 长春市|Changchun
02 吉林市|Jilin City
03 四平市|Siping
04 辽源市|Liaoyuan
05 通化市|Tonghua
06 白山市|Baishan
07 松原市|Songyuan
08 白城市|Baicheng
24 延边朝鲜族自治州|Yanbian
23|黑龙江省|Heilongjiang
01 哈尔滨市|Harbin
02 齐齐哈尔市|Qiqihar
03 鸡西市|Jixi
04 鹤岗市|Hegang
05 双鸭山市|Shuangyashan
06 大庆市|Daqing
07 伊春市|Yichun
08 佳木斯市|Jiamusi
09 七台河市|Qitaihe
10 牡丹江市|Mudanjiang
11 黑河市|Heihe
12 绥化市|Suihua
27 大兴安岭地区|Daxing'anling
31|上海市|Shanghai
32|江苏省|Jiangsu
01 南京市|Nanjing
02 无锡市|Wuxi
03 徐州市|Xuzhou
04 常州市|Changzhou
05 苏州市|Suzhou
06 南通市|Nantong
07 连云港市|Lianyungang
08 淮安市|Huai'an
09 盐城市|Yancheng
10 扬州市|Yangzhou
11 镇江市|Zhenjiang
12 泰州市|Taizhou
13 宿迁市|Suqian
33|浙江省|Zhejiang
01 杭州市|Hangzhou
02 宁波市|Ningbo
03 温州市|Wenzhou
04 嘉兴市|Jiaxing
05 湖州市|Huzhou
06 绍兴市|Shaoxing
07 金华市|Jinhua
08 衢州市|Quzhou
09 舟山市|Zhoushan
10 台州市|Taizhou
11 丽水市|Lishui
34|安徽省|Anhui
01 合肥市|Hefei
02 芜湖市|Wuhu
03 蚌埠市|Bengbu
04 淮南市|Huainan
05 马鞍山市|Ma'anshan
06 淮北市|Huaibei
07 铜陵市|Tongling
08 安庆市|Anqing
10 黄山市|Huangshan
11 滁州市|Chuzhou
12 阜阳市|Fuyang
13 宿州市|Suzhou
15 六安市|Lu'an
16 亳州市|Bozhou
17 池州市|Chizhou
18 宣城市|Xuancheng
35|福建省|Fujian
01 福州市|Fuzhou
02 厦门市|Xiamen
03 莆田市|Putian
04 三明市|Sanming
05 泉州市|Quanzhou
06 漳州市|Zhangzhou
07 南平市|Nanping
08 龙岩市|Longyan
09 宁德市|Ningde
36|江西省|Jiangxi
01 南昌市|Nanchang
02 景德镇市|Jingdezhen
03 萍乡市|Pingxiang
04 九江市|Jiujiang
05 新余市|Xinyu
06 鹰潭市|Yingtan
07 赣州市|Ganzhou
08 吉安市|Ji'an
09 宜春市|Yichun
10 抚州市|Fuzhou
11 上饶市|Shangrao
37|山东省|Shandong
01 济南市|Jinan
02 青岛市|Qingdao
03 淄博市|Zibo
04 枣庄市|Zaozhuang
05 东营市|Dongying
06 烟台市|Yantai
07 潍坊市|Weifang
08 济宁市|Jining
09 泰安市|Tai'an
10 威海市|Weihai
11 日照市|Rizhao
13 临沂市|Linyi
14 德州市|Dezhou
15 聊城市|Liaocheng
16 滨州市|Binzhou
17 菏泽市|Heze
41|河南省|Henan
01 郑州市|Zhengzhou
02 开封市|Kaifeng
03 洛阳市|Luoyang
04 平顶山市|Pingdingshan
05 安阳市|Anyang
06 鹤壁市|Hebi
07 新乡市|Xinxiang
08 焦作市|Jiaozuo
09 濮阳市|Puyang
10 许昌市|Xuchang
11 漯河市|Luohe
12 三门峡市|Sanmenxia
13 南阳市|Nanyang
14 商丘市|Shangqiu
15 信阳市|Xinyang
16 周口市|Zhoukou
17 驻马店市|Zhumadian
90 省直辖县级行政区划|Counties under the province
42|湖北省|Hubei
01 武汉市|Wuhan
02 黄石市|Huangshi
03 十堰市|Shiyan
05 宜昌市|Yichang
06 襄阳市|Xiangyang
07 鄂州市|Ezhou
08 荆门市|Jingmen
09 孝感市|Xiaogan
10 荆州市|Jingzhou
11 黄冈市|Huanggang
12 咸宁市|Xianning
13 随州市|Suizhou
28 恩施土家族苗族自治州|Enshi
90 省直辖县级行政区划|Counties under the province
43|湖南省|Hunan
01 长沙市|Changsha
02 株洲市|Zhuzhou
03 湘潭市|Xiangtan
04 衡阳市|Hengyang
05 邵阳市|Shaoyang
06 岳阳市|Yueyang
07 常德市|Changde
08 张家界市|Zhangjiajie
09 益阳市|Yiyang
10 郴州市|Chenzhou
11 永州市|Yongzhou
12 怀化市|Huaihua
13 娄底市|Loudi
31 湘西土家族苗族自治州|Xiangxi
44|广东省|Guangdong
01 广州市|Guangzhou
02 韶关市|Shaoguan
03 深圳市|Shenzhen
04 珠海市|Zhuhai
05 汕头市|Shantou
06 佛山市|Foshan
07 江门市|Jiangmen
08 湛江市|Zhanjiang
09 茂名市|Maoming
12 肇庆市|Zhaoqing
13 惠州市|Huizhou
14 梅州市|Meizhou
15 汕尾市|Shanwei
16 河源市|Heyuan
17 阳江市|Yangjiang
18 清远市|Qingyuan
19 东莞市|Dongguan
20 中山市|Zhongshan
51 潮州市|Chaozhou
52 揭阳市|Jieyang
53 云浮市|Yunfu
45|广西壮族自治区|Guangxi
01 南宁市|Nanning
02 柳州市|Liuzhou
03 桂林市|Guilin
04 梧州市|Wuzhou
05 北海市|Beihai
06 防城港市|Fangchenggang
07 钦州市|Qinzhou
08 贵港市|Guigang
09 玉林市|Yulin
10 百色市|Baise
11 贺州市|Hezhou
12 河池市|Hechi
13 来宾市|Laibin
14 崇左市|Chongzuo
46|海南省|Hainan
01 海口市|Haikou
02 三亚市|Sanya
03 三沙市|Sansha
04 儋州市|Danzhou
90 省直辖县级行政区划|Counties under the province
50|重庆市|Chongqing
51|四川省|Sichuan
01 成都市|Chengdu
03 自贡市|Zigong
04 攀枝花市|Panzhihua
05 泸州市|Luzhou
06 德阳市|Deyang
07 绵阳市|Mianyang
08 广元市|Guangyuan
09 遂宁市|Suining
10 内江市|Neijiang
11 乐山市|Leshan
13 南充市|Nanchong
14 眉山市|Meishan
15 宜宾市|Yibin
16 广安市|Guang'an
17 达州市|Dazhou
18 雅安市|Ya'an
19 巴中市|Bazhong
20 资阳市|Ziyang
32 阿坝藏族羌族自治州|Aba
33 甘孜藏族自治州|Garzê
34 凉山彝族自治州|Liangshan
52|贵州省|Guizhou
01 贵阳市|Guiyang
02 六盘水市|Liupanshui
03 遵义市|Zunyi
04 安顺市|Anshun
05 毕节市|Bijie
06 铜仁市|Tongren
23 黔西南布依族苗族自治州|Qianxinan
26 黔东南苗族侗族自治州|Qiandongnan
27 黔南布依族苗族自治州|Qiannan
53|云南省|Yunnan
01 昆明市|Kunming
03 曲靖市|Qujing
04 玉溪市|Yuxi
05 保山市|Baoshan
06 昭通市|Zhaotong
07 丽江市|Lijiang
08 普洱市|Pu'er
09 临沧市|Lincang
23 楚雄彝族自治州|Chuxiong
25 红河哈尼族彝族自治州|Honghe
26 文山壮族苗族自治州|Wenshan
28 西双版纳傣族自治州|Xishuangbanna
29 大理白族自治州|Dali
31 德宏傣族景颇族自治州|Dehong
33 怒江傈僳族自治州|Nujiang
34 迪庆藏族自治州|Diqing
54|西藏自治区|Tibet
01 拉萨市|Lhasa
02 日喀则市|Shigatse
03 昌都市|Chamdo
04 林芝市|Nyingchi
05 山南市|Shannan
06 那曲市|Nagqu
25 阿里地区|Ngari
61|陕西省|Shaanxi
01 西安市|Xi'an
02 铜川市|Tongchuan
03 宝鸡市|Baoji
04 咸阳市|Xianyang
05 渭南市|Weinan
06 延安市|Yan'an
07 汉中市|Hanzhong
08 榆林市|Yulin
09 安康市|Ankang
10 商洛市|Shangluo
62|甘肃省|Gansu
01 兰州市|Lanzhou
02 嘉峪关市|Jiayuguan
03 金昌市|Jinchang
04 白银市|Baiyin
05 天水市|Tianshui
06 武威市|Wuwei
07 张掖市|Zhangye
08 平凉市|Pingliang
09 酒泉市|Jiuquan
10 庆阳市|Qingyang
11 定西市|Dingxi
12 陇南市|Longnan
29 临夏回族自治州|Linxia
30 甘南藏族自治州|Gannan
63|青海省|Qinghai
01 西宁市|Xining
02 海东市|Haidong
22 海北藏族自治州|Haibei
23 黄南藏族自治州|Huangnan
25 海南藏族自治州|Hainan Prefecture
26 果洛藏族自治州|Golog
27 玉树藏族自治州|Yushu
28 海西蒙古族藏族自治州|Haixi
64|宁夏回族自治区|Ningxia
01 银川市|Yinchuan
02 石嘴山市|Shizuishan
03 吴忠市|Wuzhong
04 固原市|Guyuan
05 中卫市|Zhongwei
65|新疆维吾尔自治区|Xinjiang
01 乌鲁木齐市|Urumqi
02 克拉玛依市|Karamay
04 吐鲁番市|Turpan
05 哈密市|Hami
23 昌吉回族自治州|Changji
27 博尔塔拉蒙古自治州|Bortala
28 巴音郭楞蒙古自治州|Bayingolin
29 阿克苏地区|Aksu
30 克孜勒苏柯尔克孜自治州|Kizilsu
31 喀什地区|Kashgar
32 和田地区|Hotan
40 伊犁哈萨克自治州|Ili
42 塔城地区|Tacheng
43 阿勒泰地区|Altay
90 自治区直辖县级行政区划|Cities under the region
71|台湾省|Taiwan
81|香港特别行政区|Hong Kong
82|澳门特别行政区|Macao
`;

export interface Region {
  regionCode: string;
  regionNameCn: string;
  regionNameEn: string;
  parentCode: string;
}

const COUNTRY = '1';

/** Provinces in the order of the standard, each with its prefectures (readings, "Regions"). */
export const PROVINCES: ReadonlyMap<string, { region: Region; children: Region[] }> = readTable();

function readTable(): Map<string, { region: Region; children: Region[] }> {
  const provinces = new Map<string, { region: Region; children: Region[] }>();
  let digits = '';
  for (const line of TABLE.trim().split('\n')) {
    const province = /^(\d{2})\|([^|]+)\|(.+)$/.exec(line);
    const [, number = '', nameCn = '', nameEn = ''] = province ?? /^(\d{2}) ([^|]+)\|(.+)$/.exec(line) ?? [];
    if (province) digits = number;
    const code = `${COUNTRY}-${digits}`;
    if (province) {
      provinces.set(code, { region: { regionCode: code, regionNameCn: nameCn, regionNameEn: nameEn, parentCode: COUNTRY }, children: [] });
    } else {
      provinces.get(code)?.children.push({
        regionCode: `${code}-${digits}${number}`, regionNameCn: nameCn, regionNameEn: nameEn, parentCode: code,
      });
    }
  }
  return provinces;
}
