package publicurl

import (
	"strings"
	"testing"
)

// A checkCase is a test of Check. want is the returned text; "" means raw itself.
type checkCase struct {
	raw  string
	err  error
	want string
}

// https returns a case with the same error for each authority.
func https(err error, authorities ...string) (cases []checkCase) {
	for _, authority := range authorities {
		cases = append(cases, checkCase{raw: "https://" + authority + "/x.jpg", err: err})
	}
	return cases
}

func join(groups ...[]checkCase) (all []checkCase) {
	for _, group := range groups {
		all = append(all, group...)
	}
	return all
}

var (
	label63 = strings.Repeat("a", 63)
	name253 = strings.Repeat(label63+".", 3) + strings.Repeat("b", 57) + ".com"
)

var publicCases = join(
	[]checkCase{
		{raw: "https://shop.example.com/photo.jpg"},
		{raw: "HTTPS://Shop.Example.COM/Photo.JPG", want: "https://shop.example.com/Photo.JPG"},
		{raw: "https://example.com", want: "https://example.com/"},
		{raw: "https://example.com?w=1", want: "https://example.com/?w=1"},
		{raw: "https://example.com?", want: "https://example.com/?"},
		{raw: "https://example.com#top", want: "https://example.com/"},
		{raw: "https://example.com/a?b#c?d/e@f", want: "https://example.com/a?b"},
		{raw: "https://example.com:443/a", want: "https://example.com/a"},
		{raw: "https://example.com/a@b:c;d=e,f!$&'()*+~_-.g"},
		{raw: "https://example.com/?a=@:/?;,!$&()*+~|^`{}[]\"", want: "https://example.com/?a=@:/?;,!$&()*+~|^`{}[]%22"},
		{raw: "https://example.com/?it's<b>", want: "https://example.com/?it%27s%3Cb%3E"},
		{raw: "https://example.com/a\"<b>^`{c|d}[e]", want: "https://example.com/a%22%3Cb%3E%5E%60%7Bc%7Cd%7D[e]"},
		{raw: "https://example.com/%C3%a9%2F%20%00"},
		{raw: "https://example.com/é/写真.jpg?q=é#é", want: "https://example.com/%C3%A9/%E5%86%99%E7%9C%9F.jpg?q=%C3%A9"},
		{raw: "https://example.com/a/./b/../c", want: "https://example.com/a/c"},
		{raw: "https://example.com/../../a", want: "https://example.com/a"},
		{raw: "https://example.com/a/%2E%2e/b/%2e", want: "https://example.com/b/"},
		{raw: "https://example.com/a/.%2E", want: "https://example.com/"},
		{raw: "https://example.com/a/..?b/../c", want: "https://example.com/?b/../c"},
		{raw: "https://example.com/a//../b//", want: "https://example.com/a/b//"},
		{raw: "https://example.com/..//evil.test/", want: "https://example.com//evil.test/"},
		{raw: "https://example.com/.../.a/a."},
		{raw: "https://example.com/a/.b/../c", want: "https://example.com/a/c"},
		{raw: "https://example.com//127.0.0.1/x"},
		{raw: "https://example.com/http://localhost/"},
		{raw: "https://example.com/?u=https://u:p@localhost:1/"},
		{raw: "https://[2606:4700:4700:0:0:0:0:1111]/", want: "https://[2606:4700:4700::1111]/"},
		{raw: "https://[2606:4700:4700::0.0.17.17]/", want: "https://[2606:4700:4700::1111]/"},
		{raw: "https://[2A00:1450:4001:0828:0000:0000:0000:200E]:443/", want: "https://[2a00:1450:4001:828::200e]/"},
		{raw: "https://[2600:0:0:1:0:0:0:1]/", want: "https://[2600:0:0:1::1]/"},
		{raw: "https://[2600:1:0:1:1:1:1:1]/"},
		{raw: "https://example.com/" + strings.Repeat("a", MaxLength-20)},

		{raw: "", err: ErrNotAbsolute},
		{raw: "https", err: ErrNotAbsolute},
		{raw: "https:", err: ErrNotAbsolute},
		{raw: "https:/", err: ErrNotAbsolute},
		{raw: "https:example.com/x.jpg", err: ErrNotAbsolute},
		{raw: "https:/example.com/x.jpg", err: ErrNotAbsolute},
		{raw: `https:\\example.com/x.jpg`, err: ErrNotAbsolute},
		{raw: `https:/\example.com/x.jpg`, err: ErrNotAbsolute},
		{raw: "https:\t//example.com/x.jpg", err: ErrNotAbsolute},
		{raw: "//example.com/x.jpg", err: ErrNotAbsolute},
		{raw: "/x.jpg", err: ErrNotAbsolute},
		{raw: "example.com/x.jpg", err: ErrNotAbsolute},
		{raw: "data:image/png;base64," + strings.Repeat("A", 3000), err: ErrNotAbsolute},
		{raw: "javascript:alert(1)", err: ErrNotAbsolute},

		{raw: "http://example.com/x.jpg", err: ErrNotHTTPS},
		{raw: "ftp://example.com/x.jpg", err: ErrNotHTTPS},
		{raw: "file:///etc/passwd", err: ErrNotHTTPS},
		{raw: "wss://example.com/", err: ErrNotHTTPS},
		{raw: "gopher://example.com/", err: ErrNotHTTPS},
		{raw: "blob:https://example.com/x", err: ErrNotHTTPS},
		{raw: "view-source:https://example.com/x", err: ErrNotHTTPS},
		{raw: " https://example.com/x.jpg", err: ErrNotHTTPS},
		{raw: "ht\ntps://example.com/x.jpg", err: ErrNotHTTPS},
		{raw: "httpſ://example.com/x.jpg", err: ErrNotHTTPS},
		{raw: "httpss://example.com/x.jpg", err: ErrNotHTTPS},
		{raw: "://example.com/x.jpg", err: ErrNotHTTPS},

		{raw: "https://example.com/" + strings.Repeat("a", MaxLength-19), err: ErrTooLong},
		{raw: "https://example.com/" + strings.Repeat("é", 400), err: ErrTooLong},
		{raw: "https://example.com/#" + strings.Repeat("a", MaxLength), err: ErrTooLong},

		{raw: "https://example.com/x.jpg ", err: ErrCharacter},
		{raw: "https://example.com/a b", err: ErrCharacter},
		{raw: "https://example.com/\n", err: ErrCharacter},
		{raw: "https://example.com/a\tb", err: ErrCharacter},
		{raw: "https://example.com/a\x00b", err: ErrCharacter},
		{raw: "https://example.com/a\x7fb", err: ErrCharacter},
		{raw: "https://example.com/a\u0085b", err: ErrCharacter},
		{raw: `https://example.com/a\b`, err: ErrCharacter},
		{raw: `https://example.com/?a\b`, err: ErrCharacter},
		{raw: `https://example.com/#a\b`, err: ErrCharacter},
		{raw: "https://example.com/\xff", err: ErrUTF8},
		{raw: "https://example.com/\xc3", err: ErrUTF8},
		{raw: "https://example.com/\xed\xa0\x80", err: ErrUTF8},
		{raw: "https://example.com/\xc0\xaf", err: ErrUTF8},
		{raw: "https://example.com/\uFFFD", err: ErrUTF8},
		{raw: "https://\xff.com/", err: ErrUTF8},

		{raw: "https://example.com/%", err: ErrEscape},
		{raw: "https://example.com/%4", err: ErrEscape},
		{raw: "https://example.com/%4g", err: ErrEscape},
		{raw: "https://example.com/%é", err: ErrEscape},
		{raw: "https://example.com/?100%", err: ErrEscape},

		{raw: "https://", err: ErrNoHost},
		{raw: "https:///example.com/x.jpg", err: ErrNoHost},
		{raw: "https://?x", err: ErrNoHost},
		{raw: "https://#x", err: ErrNoHost},
		{raw: "https://:443/", err: ErrNoHost},
		{raw: "https://:/", err: ErrNoHost},
	},
	https(ErrCharacter, "exam ple.com", "exam\tple.com", "exam\r\nple.com", "example.com\x00.evil.com", "\x01example.com",
		`example.com\@127.0.0.1`, `127.0.0.1\.example.com`, "example.com ", " example.com"),
	https(ErrUserInfo, "user@example.com", "user:secret@example.com", "@example.com", ":@example.com",
		"example.com@127.0.0.1", "127.0.0.1@example.com", "a@b@example.com", "example.com:443@127.0.0.1"),
	https(ErrPort, "example.com:", "example.com:0", "example.com:0443", "example.com:65536", "example.com:443x",
		"example.com:+443", "example.com:-1", "example.com:4_43", "example.com:0x1bb", "example.com:https",
		"example.com:99999999999999999999", "[2606:4700::1]:"),
	https(ErrNot443, "example.com:80", "example.com:22", "example.com:8443", "example.com:65535", "8.8.8.8:6379",
		"[2606:4700::1]:444"),
	https(ErrHostASCII, "bücher.de", "例え.jp", "ⓔxample.com", "127。0。0。1", "example。com", "１２７.0.0.1",
		"loc\u00adalhost", "example\u200b.com", "\ufeffexample.com", "exämple%2ecom"),
	https(ErrHostEscape, "example%2ecom", "%65xample.com", "127%2e0.0.1", "%6c%6f%63alhost", "%", "a%00.com",
		"[fe80::1%25eth0]", "[fe80::1%eth0]", "[2606:4700::1%25eth0]", "example.com%23.evil.com"),
	https(ErrHostName, "example.com.", "localhost.", "127.0.0.1.", "0x7f.1.", "example..com", ".example.com", "..", ".",
		"_dmarc.example.com", "a_b.example.com", "-a.example.com", "a-.example.com", "example.-com", "xn--.com",
		"xn--localhost-.com", "a."+label63+"a.com", strings.Replace(name253, "b", "bb", 1), "exam!ple.com", "example.com;evil", "a,b.com", "a*.com",
		"(a).com", "a&b.com", "a=b.com", "a'b.com", "\"a\".com", "a|b.com", "a^b.com", "`a`.com", "{a}.com", "<a>.com"),

	https(ErrIPv4, "127.1", "127.0.1", "127", "0", "2130706433", "0x7f000001", "0x7f.0x0.0x0.0x1", "0x7f.1", "0X7F.1",
		"0177.0.0.1", "00000177.0.0.1", "017700000001", "127.0.0.01", "127.0.0.0x1", "0x", "127.0.0.0x", "8.8.2056",
		"8.8.8.010", "134744072", "256.1.1.1", "1.2.3.256", "1.2.3.4.5", "4294967296", "foo.1", "foo.0x1", "example.com.1",
		"1..2", ".1", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[0:0:0:0:0:FFFF:7F00:0001]", "[::ffff:8.8.8.8]"),
	https(ErrIPv6, "[", "[]", "[::1", "[::1]x", "[::1]443", "[[::1]]", "[::1]]", "[127.0.0.1]", "[example.com]", "[:1]",
		"[1:2:3:4:5:6:7]", "[1:2:3:4:5:6:7:8:9]", "[1::2::3]", "[:::]", "[12345::]", "[::g]", "[::1.2.3]", "[::01.2.3.4]",
		"[::127.0.0.0x1]", "[v1.a]", "[::1:443",
		"::1", "2606:4700::1", "::127.0.0.1", "::8.8.8.8:443", "::ffff:8.8.8.8", "2606:4700::8.8.8.8",
		"example.com]", "a[b].com", "example.com:443:443", "127.0.0.1:80:80"),

	https(ErrNoSuffix, "shop", "intranet1", "a1", "a-b", "redis-0", "example.c0m", "example.com1", "example.0xg",
		"example.a-b", "1e100", "0x7g", "xn--p1ai", label63),
	https(ErrReserved, "localhost", "LOCALHOST", "LocalHost", "a.localhost", "printer.local", "a.b.local",
		"metadata.google.internal", "host.docker.internal", "internal", "a.test", "a.invalid", "a.example", "abc.onion", "a.alt", "router.home.arpa",
		"1.0.0.127.in-addr.arpa", "ipv4only.arpa", "nas.lan", "nas.home", "wiki.corp", "wiki.intranet", "a.private",
		"localhost.localdomain", "a.mail", "web.service.consul", "kubernetes.default.svc", "kubernetes.default.svc.cluster.local"),
	https(ErrNotPublic, "0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.100.100.200", "100.127.255.255",
		"127.0.0.1", "127.255.255.254", "168.63.129.16", "169.254.169.254", "169.254.170.2", "172.16.0.1", "172.31.255.255",
		"192.0.0.192", "192.0.2.1", "192.31.196.1", "192.52.193.1", "192.88.99.1", "192.168.0.1", "192.168.255.255",
		"192.175.48.1", "198.18.0.1", "198.19.255.255", "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.250",
		"240.0.0.1", "255.255.255.255"),
	https(ErrNotPublic, "[::]", "[::1]", "[0:0:0:0:0:0:0:1]", "[0000::0001]", "[::127.0.0.1]", "[::7f00:1]", "[::8.8.8.8]",
		"[::ffff:0:127.0.0.1]", "[64:ff9b::127.0.0.1]", "[64:ff9b::8.8.8.8]", "[64:ff9b:1::a00:1]", "[100::1]",
		"[100:0:0:1::1]", "[2001::1]", "[2001:0:7f00:1::]", "[2001:2::1]", "[2001:10::1]", "[2001:20::1]", "[2001:db8::1]",
		"[2001:DB8:ffff::1]", "[2002:7f00:1::]", "[2002:a9fe:a9fe::1]", "[2620:4f:8000::1]", "[3ffe::1]", "[3fff::1]",
		"[3fff:fff::1]", "[4000::1]", "[5f00::1]", "[fc00::1]", "[fd00:ec2::254]", "[fe80::1]", "[FE80::1]", "[febf::1]",
		"[fec0::1]", "[ff02::1]", "[ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff]"),

	https(nil, "a.co", "xn--bcher-kva.de", "xn--e1afmkfd.xn--p1ai", "r3---sn-abc.example.com", "1.2.3.com",
		"127.0.0.1.example.com", "0x7f.1.com", "localhost.com", "local.host", "internal.company", "test.dev", "a.localhost.org",
		label63+".com", name253, "example.com", "mylocal.me",
		"1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255", "128.0.0.0",
		"169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0", "192.0.1.0", "192.0.3.0", "192.167.255.255",
		"192.169.0.0", "198.17.255.255", "198.20.0.0", "223.255.255.255",
		"[2606:4700::1]", "[2001:200::1]", "[2001:4860:4860::8888]", "[2003::1]", "[3000::1]", "[3fff:1000::1]"),
)

// localCases are tests of Check with allowLocal: URLs that are accepted only then, and invalid URLs that are refused even then.
var localCases = join(
	[]checkCase{
		{raw: "http://localhost:8787/x.jpg"},
		{raw: "HTTP://LocalHost:80/x.jpg", want: "http://localhost/x.jpg"},
		{raw: "http://localhost:443/"},
		{raw: "https://localhost:80/"},
		{raw: "http://[0:0::1]:8787/", want: "http://[::1]:8787/"},
		{raw: "http://[::127.0.0.1]/", want: "http://[::7f00:1]/"},
		{raw: "ftp://localhost/", err: ErrNotHTTPS},
		{raw: "http:localhost/", err: ErrNotAbsolute},
		{raw: `http://localhost\x`, err: ErrCharacter},
		{raw: "http:///x", err: ErrNoHost},
	},
	https(nil, "example.com", "example.com:8443", "localhost", "nas", "nas1", "nas.local", "127.0.0.1:65535", "10.0.0.1",
		"169.254.169.254", "[fe80::1]", "[::1]:3000", "a.0xg"),
	https(ErrUserInfo, "me@localhost"),
	https(ErrPort, "localhost:", "localhost:0", "localhost:080", "localhost:65536"),
	https(ErrHostASCII, "lócalhost"),
	https(ErrHostEscape, "local%68ost", "[fe80::1%25eth0]"),
	https(ErrHostName, "localhost.", "my_host", "-nas", "a..b"),
	https(ErrIPv4, "127.1", "0x7f.1", "0177.0.0.1", "2130706433", "[::ffff:127.0.0.1]"),
	https(ErrIPv6, "[::1", "[localhost]", "::1", "::127.0.0.1", "::127.0.0.1:8787"),
)

func TestCheck(t *testing.T) {
	for _, table := range []struct {
		cases      []checkCase
		allowLocal bool
	}{{publicCases, false}, {localCases, true}} {
		for _, c := range table.cases {
			u, err := Check(c.raw, table.allowLocal)
			want := c.want
			if c.err == nil && want == "" {
				want = c.raw
			}
			if err != c.err || u.String() != want {
				t.Errorf("Check(%q, %t) = %q, %v, want %q, %v", c.raw, table.allowLocal, u, err, want, c.err)
			}
			if err != nil && u != (URL{}) {
				t.Errorf("Check(%q, %t) = %+v with an error, want the zero URL", c.raw, table.allowLocal, u)
			}
		}
	}
}
