// Written by `npm run generate`. ZIP data of GeoNames (geonames.org), CC BY 4.0.
/** One place a line, with the last four digits of its ZIPs. */
export const ZIP_LINES = `
IL Abingdon 1410
IL Adair 1411
IL Addieville 2214
IL Addison 0101
IL Albany 1230
IL Albers 2215
IL Albion 2806
IL Alden 0001
IL Aledo 1231
IL Alexander 2601
IL Alexis 1412
IL Algonquin 0102
IL Alhambra 2001
IL Allendale 2410
IL Allerton 1810
IL Alma 2807
IL Alpha 1413
IL Alsey 2610
IL Alsip 0803
IL Altamont 2411
IL Alto Pass 2905
IL Alton 2002
IL Altona 1414
IL Alvin 1811
IL Amboy 1310
IL Anchor 1720
IL Ancona 1311
IL Andalusia 1232
IL Andover 1233
IL Anna 2906
IL Annapolis 2413
IL Annawan 1234
IL Antioch 0002
IL Apple River 1001
IL Arcola 1910
IL Arenzville 2611
IL Argenta 2501
IL Arlington 1312
IL Arlington Heights 0004-0006
IL Armington 1721
IL Armstrong 1812
IL Aroma Park 0910
IL Arrowsmith 1722
IL Arthur 1911
IL Ashkum 0911
IL Ashland 2612
IL Ashley 2808
IL Ashmore 1912
IL Ashton 1006
IL Assumption 2510
IL Astoria 1501
IL Athens 2613
IL Atkinson 1235
IL Atlanta 1723
IL Atwood 1913
IL Auburn 2615
IL Augusta 2311
IL Aurora 0502-0507,0568-0569,0572,0598
IL Ava 2907
IL Aviston 2216
IL Avon 1415
IL Baileyville 1007
IL Baldwin 2217
IL Bardolph 1416
IL Barnhill 2809
IL Barrington 0010-0011
IL Barry 2312
IL Barstow 1236
IL Bartelso 2218
IL Bartlett 0103
IL Basco 2313
IL Batavia 0510
IL Batchtown 2006
IL Bath 2617
IL Baylis 2314
IL Beardstown 2618
IL Beason 2512
IL Beaverville 0912
IL Beckemeyer 2219
IL Bedford Park 0499
IL Beecher 0401
IL Beecher City 2414
IL Belknap 2908
IL Belle Rive 2810
IL Belleville 2220-2223,2226
IL Bellflower 1724
IL Bellmont 2811
IL Bellwood 0104
IL Belvidere 1008
IL Bement 1813
IL Benld 2009
IL Bensenville 0105-0106
IL Benson 1516
IL Benton 2812
IL Berkeley 0163
IL Berwick 1417
IL Berwyn 0402
IL Bethalto 2010
IL Bethany 1914
IL Big Rock 0511
IL Biggsville 1418
IL Bingham 2011
IL Bishop Hill 1419
IL Bismarck 1814
IL Blackstone 1313
IL Blandinsville 1420
IL Bloomingdale 0108,0117
IL Bloomington 1701-1702,1704-1705,1709-1710,1791,1799
IL Blue Island 0406
IL Blue Mound 2513
IL Bluff Springs 2622
IL Bluffs 2621
IL Bluford 2814
IL Boles 2909
IL Bolingbrook 0440,0490
IL Bondville 1815
IL Bone Gap 2815
IL Bonfield 0913
IL Bonnie 2816
IL Boody 2514
IL Bourbonnais 0914
IL Bowen 2316
IL Braceville 0407
IL Bradford 1421
IL Bradley 0915
IL Braidwood 0408
IL Breese 2230
IL Bridgeport 2417
IL Bridgeview 0455
IL Brighton 2012
IL Brimfield 1517
IL Bristol 0512
IL Broadlands 1816
IL Broadview 0155
IL Brocton 1917
IL Brookfield 0513
IL Brookport 2910
IL Broughton 2817
IL Browning 2624
IL Browns 2818
IL Brownstown 2418
IL Brussels 2013
IL Bryant 1519
IL Buckingham 0917
IL Buckley 0918
IL Buckner 2819
IL Buda 1314
IL Buffalo 2515
IL Buffalo Grove 0089
IL Buffalo Prairie 1237
IL Bulpitt 2517
IL Buncombe 2912
IL Bunker Hill 2014
IL Burbank 0459
IL Bureau 1315
IL Burlington 0109
IL Burnt Prairie 2820
IL Bushnell 1422
IL Butler 2015
IL Byron 1010
IL Cabery 0919
IL Cairo 2914
IL Caledonia 1011
IL Calhoun 2419
IL Calumet City 0409
IL Camargo 1919
IL Cambria 2915
IL Cambridge 1238
IL Camden 2319
IL Cameron 1423
IL Camp Grove 1424
IL Camp Point 2320
IL Campbell Hill 2916
IL Campus 0920
IL Canton 1520
IL Cantrall 2625
IL Capron 1012
IL Carbon Cliff 1239
IL Carbondale 2901-2903
IL Carlinville 2626
IL Carlock 1725
IL Carlyle 2231
IL Carman 1425
IL Carmi 2821
IL Carol Stream 0116,0128,0132,0188,0197,0199
IL Carpentersville 0110
IL Carrier Mills 2917
IL Carrollton 2016
IL Carterville 2918
IL Carthage 2321
IL Cary 0013
IL Casey 2420
IL Caseyville 2232
IL Castleton 1426
IL Catlin 1817
IL Cave In Rock 2919
IL Cedar Point 1316
IL Cedarville 1013
IL Centralia 2801
IL Cerro Gordo 1818
IL Chadwick 1014
IL Chambersburg 2323
IL Champaign 1820-1822,1824-1826
IL Chana 1015
IL Chandlerville 2627
IL Channahon 0410
IL Chapin 2628
IL Charleston 1920
IL Chatham 2629
IL Chatsworth 0921
IL Chebanse 0922
IL Chenoa 1726
IL Cherry 1317
IL Cherry Valley 1016
IL Chester 2233
IL Chesterfield 2630
IL Chestnut 2518
IL Chicago 0601-0626,0628-0634,0636-0647,0649,0651-0657,0659-0661,0664,0666,0668-0670,0673-0675,0677-0678,0680-0682,0684-0691,0693-0697
IL Chicago 0699,0701
IL Chicago Heights 0411-0412
IL Chicago Ridge 0415
IL Chillicothe 1523
IL Chrisman 1924
IL Christopher 2822
IL Cicero 0804
IL Cisco 1830
IL Cisne 2823
IL Cissna Park 0924
IL Clare 0111
IL Claremont 2421
IL Clarendon Hills 0514
IL Clay City 2824
IL Clayton 2324
IL Claytonville 0926
IL Clifton 0927
IL Clinton 1727
IL Coal City 0416
IL Coal Valley 1240
IL Coatsburg 2325
IL Cobden 2920
IL Coello 2825
IL Coffeen 2017
IL Colchester 2326
IL Colfax 1728
IL Collinsville 2234
IL Collison 1831
IL Colona 1241
IL Colp 2921
IL Columbia 2236
IL Colusa 2329
IL Compton 1318
IL Concord 2631
IL Congerville 1729
IL Cooksville 1730
IL Cordova 1242
IL Cornell 1319
IL Cornland 2519
IL Cortland 0112
IL Cottage Hills 2018
IL Coulterville 2237
IL Country Club Hills 0478
IL Cowden 2422
IL Creal Springs 2922
IL Crescent City 0928
IL Crest Hill 0403
IL Creston 0113
IL Crestwood 0418
IL Crete 0417
IL Creve Coeur 1610
IL Cropsey 1731
IL Crossville 2827
IL Crystal Lake 0012,0014,0039
IL Cuba 1427
IL Cullom 0929
IL Cutler 2238
IL Cypress 2923
IL Dahinda 1428
IL Dahlgren 2828
IL Dakota 1018
IL Dale 2829
IL Dallas City 2330
IL Dalton City 1925
IL Dalzell 1320
IL Dana 1321
IL Danforth 0930
IL Danvers 1732
IL Danville 1832,1834
IL Darien 0561
IL Davis 1019
IL Davis Junction 1020
IL Dawson 2520
IL De Land 1839
IL De Soto 2924
IL Decatur 2521-2526
IL Deer Creek 1733
IL Deer Grove 1243
IL Deerfield 0015
IL Dekalb 0115
IL Delavan 1734
IL Dennison 2423
IL Depue 1322
IL Des Plaines 0016-0019
IL Dewey 1840
IL Dewitt 1735
IL Dieterich 2424
IL Divernon 2530
IL Dix 2830
IL Dixon 1021
IL Dolton 0419
IL Dongola 2926
IL Donnellson 2019
IL Donovan 0931
IL Dorsey 2021
IL Dover 1323
IL Dow 2022
IL Dowell 2927
IL Downers Grove 0515-0516
IL Downs 1736
IL Du Bois 2831
IL Du Quoin 2832
IL Dundas 2425
IL Dundee 0118
IL Dunfermline 1524
IL Dunlap 1525
IL Dupo 2239
IL Durand 1024
IL Dwight 0420
IL Eagarville 2023
IL Earlville 0518
IL East Alton 2024
IL East Carondelet 2240
IL East Dubuque 1025
IL East Galesburg 1430
IL East Lynn 0932
IL East Moline 1244
IL East Peoria 1611,1635
IL East Saint Louis 2201-2207
IL Easton 2633
IL Eddyville 2928
IL Edelstein 1526
IL Edgewood 2426
IL Edinburg 2531
IL Edwards 1528
IL Edwardsville 2025-2026
IL Effingham 2401
IL El Paso 1738
IL Elburn 0119
IL Eldena 1324
IL Eldorado 2930
IL Eldred 2027
IL Eleroy 1027
IL Elgin 0120-0124
IL Elizabeth 1028
IL Elizabethtown 2931
IL Elk Grove Village 0007,0009
IL Elkhart 2634
IL Elkville 2932
IL Ellery 2833
IL Elliott 0933
IL Ellis Grove 2241
IL Ellisville 1431
IL Ellsworth 1737
IL Elmhurst 0126
IL Elmwood 1529
IL Elmwood Park 0707
IL Elsah 2028
IL Elvaston 2334
IL Elwin 2532
IL Elwood 0421
IL Emden 2635
IL Emington 0934
IL Emma 2834
IL Energy 2933
IL Enfield 2835
IL Eola 0519
IL Equality 2934
IL Erie 1250
IL Esmond 0129
IL Essex 0935
IL Eureka 1530
IL Evanston 0201-0204,0208-0209
IL Evansville 2242
IL Evergreen Park 0805
IL Ewing 2836
IL Fairbury 1739
IL Fairfield 2837
IL Fairmount 1841
IL Fairview 1432
IL Fairview Heights 2208
IL Farina 2838
IL Farmer City 1842
IL Farmersville 2533
IL Farmington 1531
IL Fenton 1251
IL Ferris 2336
IL Fiatt 1433
IL Fidelity 2030
IL Fieldon 2031
IL Fillmore 2032
IL Findlay 2534
IL Fisher 1843
IL Fithian 1844
IL Flanagan 1740
IL Flat Rock 2427
IL Flora 2839
IL Flossmoor 0422
IL Foosland 1845
IL Forest City 1532
IL Forest Park 0130
IL Forrest 1741
IL Forreston 1030
IL Forsyth 2535
IL Fort Sheridan 0037
IL Fowler 2338
IL Fox Lake 0020
IL Fox River Grove 0021
IL Fox Valley 0599
IL Frankfort 0423
IL Frankfort Heights 2840
IL Franklin 2638
IL Franklin Grove 1031
IL Franklin Park 0131
IL Frederick 2639
IL Freeburg 2243
IL Freeman Spur 2841
IL Freeport 1032
IL Fulton 1252
IL Fults 2244
IL Galatia 2935
IL Galena 1036
IL Galesburg 1401-1402
IL Galt 1037
IL Galva 1434
IL Garden Prairie 1038
IL Gardner 0424
IL Gays 1928
IL Geff 2842
IL Geneseo 1254
IL Geneva 0134
IL Genoa 0135
IL Georgetown 1846
IL Gerlaw 1435
IL German Valley 1039
IL Germantown 2245
IL Gibson City 0936
IL Gifford 1847
IL Gilberts 0136
IL Gillespie 2033
IL Gilman 0938
IL Gilson 1436
IL Girard 2640
IL Gladstone 1437
IL Glasford 1533
IL Glen Carbon 2034
IL Glen Ellyn 0137-0138
IL Glenarm 2536
IL Glencoe 0022
IL Glendale Heights 0139
IL Glenview 0025-0026
IL Glenwood 0425
IL Godfrey 2035
IL Golconda 2938
IL Golden 2339
IL Golden Eagle 2036
IL Golden Gate 2843
IL Golf 0029
IL Good Hope 1438
IL Goodfield 1742
IL Goodwine 0939
IL Goreville 2939
IL Gorham 2940
IL Grafton 2037
IL Grand Chain 2941
IL Grand Ridge 1325
IL Grand Tower 2942
IL Granite City 2040
IL Grant Park 0940
IL Grantsburg 2943
IL Granville 1326
IL Graymont 1743
IL Grayslake 0030
IL Grayville 2844
IL Great Lakes 0088
IL Green Valley 1534
IL Greenfield 2044
IL Greenup 2428
IL Greenview 2642
IL Greenville 2246
IL Gridley 1744
IL Griggsville 2340
IL Groveland 1535
IL Gurnee 0031
IL Hagarstown 2247
IL Hamburg 2045
IL Hamel 2046
IL Hamilton 2341
IL Hammond 1929
IL Hampshire 0140
IL Hampton 1256
IL Hanna City 1536
IL Hanover 1041
IL Hanover Park 0133
IL Hardin 2047
IL Harmon 1042
IL Harrisburg 2946
IL Harristown 2537
IL Hartford 2048
IL Hartsburg 2643
IL Harvard 0033
IL Harvel 2538
IL Harvey 0426
IL Harwood Heights 0706
IL Havana 2644
IL Hazel Crest 0429
IL Hebron 0034
IL Hecker 2248
IL Henderson 1439
IL Hennepin 1327
IL Henning 1848
IL Henry 1537
IL Herod 2947
IL Herrick 2431
IL Herrin 2948
IL Herscher 0941
IL Hettick 2649
IL Heyworth 1745
IL Hickory Hills 0457
IL Hidalgo 2432
IL Highland 2249
IL Highland Park 0035
IL Highwood 0040
IL Hillsboro 2049
IL Hillsdale 1257
IL Hillside 0162
IL Hillview 2050
IL Hinckley 0520
IL Hindsboro 1930
IL Hines 0141
IL Hinsdale 0521-0522
IL Hoffman 2250
IL Hoffman Estates 0169,0179,0192
IL Holcomb 1043
IL Homer 1849
IL Homer Glen 0491
IL Hometown 0456
IL Homewood 0430
IL Hoopeston 0942
IL Hooppole 1258
IL Hopedale 1747
IL Hopkins Park 0944
IL Hoyleton 2803
IL Hudson 1748
IL Huey 2252
IL Hull 2343
IL Humboldt 1931
IL Hume 1932
IL Huntley 0142
IL Huntsville 2344
IL Hurst 2949
IL Hutsonville 2433
IL Illinois City 1259
IL Illiopolis 2539
IL Ina 2846
IL Indianola 1850
IL Industry 1440
IL Ingleside 0041
IL Ingraham 2434
IL Ipava 1441
IL Iroquois 0945
IL Irving 2051
IL Irvington 2848
IL Island Lake 0042
IL Itasca 0143
IL Iuka 2849
IL Ivesdale 1851
IL Jacksonville 2650-2651
IL Jacob 2950
IL Janesville 2435
IL Jerseyville 2052
IL Jewett 2436
IL Johnsonville 2850
IL Johnston City 2951
IL Joliet 0431-0436
IL Jonesboro 2952
IL Joppa 2953
IL Joy 1260
IL Junction 2954
IL Justice 0458
IL Kampsville 2053
IL Kane 2054
IL Kaneville 0144
IL Kankakee 0901
IL Kansas 1933
IL Karbers Ridge 2955
IL Karnak 2956
IL Kasbeer 1328
IL Keenes 2851
IL Keensburg 2852
IL Keithsburg 1442
IL Kell 2853
IL Kempton 0946
IL Kenilworth 0043
IL Kenney 1749
IL Kent 1044
IL Kewanee 1443
IL Keyesport 2253
IL Kilbourne 2655
IL Kincaid 2540
IL Kinderhook 2345
IL Kingston 0145
IL Kingston Mines 1539
IL Kinmundy 2854
IL Kinsman 0437
IL Kirkland 0146
IL Kirkwood 1447
IL Knoxville 1448
IL La Fayette 1449
IL La Grange 0525
IL La Grange Park 0526
IL La Harpe 1450
IL La Moille 1330
IL La Place 1936
IL La Prairie 2346
IL La Rose 1541
IL La Salle 1301
IL Lacon 1540
IL Ladd 1329
IL Lafox 0147
IL Lake Bluff 0044
IL Lake Forest 0045
IL Lake Fork 2541
IL Lake In The Hills 0156
IL Lake Villa 0046
IL Lake Zurich 0047
IL Lakewood 2438
IL Lanark 1046
IL Lancaster 2855
IL Lane 1750
IL Lansing 0438
IL Latham 2543
IL Laura 1451
IL Lawndale 1751
IL Lawrenceville 2439
IL Le Roy 1752
IL Leaf River 1047
IL Lebanon 2254
IL Lee 0530
IL Lee Center 1331
IL Leland 0531
IL Lemont 0439
IL Lena 1048
IL Lenzburg 2255
IL Leonore 1332
IL Lerna 2440
IL Lewistown 1542
IL Lexington 1753
IL Liberty 2347
IL Libertyville 0048
IL Lima 2348
IL Lincoln 2656
IL Lincolnshire 0069
IL Lincolnwood 0712
IL Lincoln’s New Salem 2659
IL Lindenwood 1049
IL Lisle 0532
IL Litchfield 2056
IL Literberry 2660
IL Little York 1453
IL Littleton 1452
IL Liverpool 1543
IL Livingston 2058
IL Loami 2661
IL Lockport 0441
IL Loda 0948
IL Logan 2856
IL Lomax 1454
IL Lombard 0148
IL London Mills 1544
IL Long Point 1333
IL Longview 1852
IL Loraine 2349
IL Lostant 1334
IL Louisville 2858
IL Lovejoy 2059
IL Loves Park 1111,1130-1132
IL Lovington 1937
IL Lowder 2662
IL Lowpoint 1545
IL Ludlow 0949
IL Lyndon 1261
IL Lynn Center 1262
IL Lyons 0534
IL Macedonia 2860
IL Machesney Park 1115
IL Mackinaw 1755
IL Macomb 1455
IL Macon 2544
IL Madison 2060
IL Maeystown 2256
IL Magnolia 1336
IL Mahomet 1853
IL Makanda 2958
IL Malden 1337
IL Malta 0150
IL Manchester 2663
IL Manhattan 0442
IL Manito 1546
IL Manlius 1338
IL Mansfield 1854
IL Manteno 0950
IL Maple Park 0151
IL Mapleton 1547
IL Maquon 1458
IL Marengo 0152
IL Marietta 1459
IL Marine 2061
IL Marion 2959
IL Marissa 2257
IL Mark 1340
IL Markham 0428
IL Maroa 1756
IL Marseilles 1341
IL Marshall 2441
IL Martinsville 2442
IL Martinton 0951
IL Maryville 2062
IL Mascoutah 2258
IL Mason 2443
IL Mason City 2664
IL Matherville 1263
IL Matteson 0443
IL Mattoon 1938
IL Maunie 2861
IL Maywood 0153
IL Mazon 0444
IL Mc Clure 2957
IL Mc Connell 1050
IL Mc Lean 1754
IL Mc Leansboro 2859
IL Mc Nabb 1335
IL McHenry 0050-0051
IL Mechanicsburg 2545
IL Media 1460
IL Medinah 0157
IL Medora 2063
IL Melrose Park 0160-0161,0164
IL Melvin 0952
IL Menard 2259
IL Mendon 2351
IL Mendota 1342
IL Meredosia 2665
IL Merna 1758
IL Metamora 1548
IL Metcalf 1940
IL Metropolis 2960
IL Michael 2065
IL Middletown 2666
IL Midlothian 0445
IL Milan 1264
IL Milford 0953
IL Mill Shoals 2862
IL Millbrook 0536
IL Millcreek 2961
IL Milledgeville 1051
IL Miller City 2962
IL Millington 0537
IL Millstadt 2260
IL Milmine 1855
IL Milton 2352
IL Mineral 1344
IL Minier 1759
IL Minonk 1760
IL Minooka 0447
IL Mode 2444
IL Modesto 2667
IL Modoc 2261
IL Mokena 0448
IL Moline 1265-1266
IL Momence 0954
IL Monee 0449
IL Monmouth 1462
IL Monroe Center 1052
IL Montgomery 0538
IL Monticello 1856
IL Montrose 2445
IL Mooseheart 0539
IL Moro 2067
IL Morris 0450
IL Morrison 1270
IL Morrisonville 2546
IL Morton 1550
IL Morton Grove 0053
IL Mossville 1552
IL Mound City 2963
IL Mounds 2964
IL Mount Auburn 2547
IL Mount Carmel 2863
IL Mount Carroll 1053
IL Mount Erie 2446
IL Mount Morris 1054
IL Mount Olive 2069
IL Mount Prospect 0056
IL Mount Pulaski 2548
IL Mount Sterling 2353
IL Mount Vernon 2864
IL Moweaqua 2550
IL Mozier 2070
IL Mt Zion 2549
IL Muddy 2965
IL Mulberry Grove 2262
IL Mulkeytown 2865
IL Muncie 1857
IL Mundelein 0060
IL Murdock 1941
IL Murphysboro 2966
IL Murrayville 2668
IL Nachusa 1057
IL Naperville 0540,0563-0567
IL Nashville 2263
IL Nason 2866
IL National Stock Yards 2071
IL Nauvoo 2354
IL Nebo 2355
IL Neoga 2447
IL Neponset 1345
IL New Athens 2264
IL New Baden 2265
IL New Bedford 1346
IL New Berlin 2670
IL New Boston 1272
IL New Burnside 2967
IL New Canton 2356
IL New Douglas 2074
IL New Haven 2867
IL New Holland 2671
IL New Lenox 0451
IL New Memphis 2266
IL New Salem 2357
IL New Windsor 1465
IL Newark 0541
IL Newman 1942
IL Newton 2448
IL Niantic 2551
IL Niles 0714
IL Nilwood 2672
IL Niota 2358
IL Noble 2868
IL Nokomis 2075
IL Nora 1059
IL Normal 1761,1790
IL Norris 1553
IL Norris City 2869
IL North Aurora 0542
IL North Chicago 0064,0086
IL North Henderson 1466
IL Northbrook 0062,0065
IL Oak Brook 0523
IL Oak Forest 0452
IL Oak Lawn 0453-0454
IL Oak Park 0301-0304
IL Oakdale 2268
IL Oakford 2673
IL Oakland 1943
IL Oakwood 1858
IL Oblong 2449
IL Oconee 2553
IL Odell 0460
IL Odin 2870
IL Ogden 1859
IL Oglesby 1348
IL Ohio 1349
IL Ohlman 2076
IL Okawville 2271
IL Olive Branch 2969
IL Olmsted 2970
IL Olney 2450
IL Olympia Fields 0461
IL Omaha 2871
IL Onarga 0955
IL Oneida 1467
IL Opdyke 2872
IL Ophiem 1468
IL Oquawka 1469
IL Orangeville 1060
IL Oraville 2971
IL Oreana 2554
IL Oregon 1061
IL Orient 2874
IL Orion 1273
IL Orland Park 0462,0467
IL Osco 1274
IL Oswego 0543
IL Ottawa 1350
IL Owaneco 2555
IL Ozark 2972
IL O’Fallon 2269
IL Palatine 0038,0055,0067,0074,0078,0094-0095
IL Palestine 2451
IL Palmer 2556
IL Palmyra 2674
IL Paloma 2359
IL Palos Heights 0463
IL Palos Hills 0465
IL Palos Park 0464
IL Pana 2557
IL Panama 2077
IL Papineau 0956
IL Paris 1944
IL Park Forest 0466
IL Park Ridge 0068
IL Parkersburg 2452
IL Patoka 2875
IL Patterson 2078
IL Paw Paw 1353
IL Pawnee 2558
IL Paxton 0957
IL Payson 2360
IL Pearl 2361
IL Pearl City 1062
IL Pecatonica 1063
IL Pekin 1554-1555,1558
IL Pembroke Township 0958
IL Penfield 1862
IL Peoria 1601-1607,1612-1615,1625,1629-1630,1633-1634,1636-1639,1641,1643,1650-1656
IL Peoria Heights 1616
IL Peotone 0468
IL Percy 2272
IL Perks 2973
IL Perry 2362
IL Peru 1354
IL Pesotum 1863
IL Petersburg 2675
IL Philo 1864
IL Piasa 2079
IL Pierron 2273
IL Pinckneyville 2274
IL Piper City 0959
IL Pittsburg 2974
IL Pittsfield 2363
IL Plainfield 0544,0585-0586
IL Plainville 2365
IL Plano 0545
IL Pleasant Hill 2366
IL Pleasant Plains 2677
IL Plymouth 2367
IL Pocahontas 2275
IL Polo 1064
IL Pomona 2975
IL Pontiac 1764
IL Poplar Grove 1065
IL Port Byron 1275
IL Posen 0469
IL Potomac 1865
IL Prairie City 1470
IL Prairie Du Rocher 2277
IL Preemption 1276
IL Princeton 1356
IL Princeville 1559
IL Prophetstown 1277
IL Prospect Heights 0070
IL Pulaski 2976
IL Putnam 1560
IL Quincy 2301,2305-2306
IL Radom 2876
IL Raleigh 2977
IL Ramsey 2080
IL Rankin 0960
IL Ransom 0470
IL Rantoul 1866
IL Rapids City 1278
IL Raritan 1471
IL Raymond 2560
IL Red Bud 2278
IL Reddick 0961
IL Redmon 1949
IL Renault 2279
IL Reynolds 1279
IL Richmond 0071
IL Richton Park 0471
IL Richview 2877
IL Ridge Farm 1870
IL Ridgway 2979
IL Ridott 1067
IL Rinard 2878
IL Ringwood 0072
IL Rio 1472
IL River Forest 0305
IL River Grove 0171
IL Riverdale 0827
IL Riverside 0546
IL Riverton 2561
IL Roanoke 1561
IL Robbins 0472
IL Roberts 0962
IL Robinson 2454
IL Rochelle 1068
IL Rochester 2563
IL Rock City 1070
IL Rock Falls 1071
IL Rock Island 1201,1204,1299
IL Rockbridge 2081
IL Rockford 1101-1110,1112,1114,1125-1126
IL Rockport 2370
IL Rockton 1072
IL Rockwood 2280
IL Rolling Meadows 0008
IL Rome 1562
IL Romeoville 0446
IL Roodhouse 2082
IL Rosamond 2083
IL Roscoe 1073
IL Roselle 0172
IL Roseville 1473
IL Rosiclare 2982
IL Rossville 0963
IL Round Lake 0073
IL Roxana 2084
IL Royal 1871
IL Royalton 2983
IL Rushville 2681
IL Russell 0075
IL Rutland 1358
IL Sadorus 1872
IL Sailor Springs 2879
IL Saint Anne 0964
IL Saint Augustine 1474
IL Saint Charles 0174-0175
IL Saint David 1563
IL Saint Elmo 2458
IL Saint Francisville 2460
IL Saint Jacob 2281
IL Saint Joseph 1873
IL Saint Libory 2282
IL Saint Peter 2880
IL Sainte Marie 2459
IL Salem 2881
IL San Jose 2682
IL Sandoval 2882
IL Sandwich 0548
IL Saunemin 1769
IL Savanna 1074
IL Savoy 1874
IL Sawyerville 2085
IL Saybrook 1770
IL Scales Mound 1075
IL Schaumburg 0159,0168,0173,0193-0196
IL Scheller 2883
IL Schiller Park 0176
IL Sciota 1475
IL Scott Air Force Base 2225
IL Scottville 2683
IL Seaton 1476
IL Seatonville 1359
IL Secor 1771
IL Seneca 1360
IL Serena 0549
IL Sesser 2884
IL Seward 1077
IL Seymour 1875
IL Shabbona 0550
IL Shannon 1078
IL Shawneetown 2984
IL Sheffield 1361
IL Shelbyville 2565
IL Sheldon 0966
IL Sheridan 0551
IL Sherman 2684
IL Sherrard 1281
IL Shipman 2685
IL Shirland 1079
IL Shirley 1772
IL Shobonier 2885
IL Shorewood 0404
IL Shumway 2461
IL Sibley 1773
IL Sidell 1876
IL Sidney 1877
IL Sigel 2462
IL Silvis 1282
IL Simpson 2985
IL Sims 2886
IL Skokie 0076-0077
IL Smithboro 2284
IL Smithfield 1477
IL Smithshire 1478
IL Smithton 2285
IL Somonauk 0552
IL Sorento 2086
IL South Beloit 1080
IL South Elgin 0177
IL South Holland 0473
IL South Pekin 1564
IL South Roxana 2087
IL South Wilmington 0474
IL Sparland 1565
IL Sparta 2286
IL Speer 1479
IL Spring Grove 0081
IL Spring Valley 1362
IL Springerton 2887
IL Springfield 2701-2708,2711-2712,2715-2716,2719,2722-2723,2726,2736,2739,2756-2757,2761-2767,2769,2776-2777,2781,2786
IL Springfield 2791,2794,2796
IL Standard 1363
IL Stanford 1774
IL Staunton 2088
IL Steeleville 2288
IL Steger 0475
IL Sterling 1081
IL Steward 0553
IL Stewardson 2463
IL Stillman Valley 1084
IL Stockland 0967
IL Stockton 1085
IL Stone Park 0165
IL Stonefort 2987
IL Stonington 2567
IL Stoy 2464
IL Strasburg 2465
IL Strawn 1775
IL Streamwood 0107
IL Streator 1364
IL Stronghurst 1480
IL Sublette 1367
IL Sugar Grove 0554
IL Sullivan 1951
IL Summerfield 2289
IL Summit Argo 0501
IL Sumner 2466
IL Sutter 2373
IL Sycamore 0178
IL Table Grove 1482
IL Tallula 2688
IL Tamaroa 2888
IL Tamms 2988
IL Tampico 1283
IL Taylor Ridge 1284
IL Taylor Springs 2089
IL Taylorville 2568
IL Techny 0082
IL Tennessee 2374
IL Teutopolis 2467
IL Texico 2889
IL Thawville 0968
IL Thayer 2689
IL Thebes 2990
IL Thomasboro 1878
IL Thompsonville 2890
IL Thomson 1285
IL Thornton 0476
IL Tilden 2292
IL Tilton 1833
IL Timewell 2375
IL Tinley Park 0477,0487
IL Tiskilwa 1368
IL Toledo 2468
IL Tolono 1880
IL Toluca 1369
IL Tonica 1370
IL Topeka 1567
IL Toulon 1483
IL Tovey 2570
IL Towanda 1776
IL Tower Hill 2571
IL Tremont 1568
IL Trenton 2293
IL Trilla 2469
IL Triumph 1371
IL Trivoli 1569
IL Troy 2294
IL Troy Grove 1372
IL Tuscola 1953
IL Ullin 2992
IL Union 0180
IL Union Hill 0969
IL Unity 2993
IL University Park 0484
IL Urbana 1801-1803
IL Ursa 2376
IL Utica 1373
IL Valier 2891
IL Valmeyer 2295
IL Van Orin 1374
IL Vandalia 2471
IL Varna 1375
IL Venice 2090
IL Vergennes 2994
IL Vermilion 1955
IL Vermont 1484
IL Vernon 2892
IL Vernon Hills 0061
IL Verona 0479
IL Versailles 2378
IL Victoria 1485
IL Vienna 2995
IL Villa Grove 1956
IL Villa Park 0181
IL Villa Ridge 2996
IL Viola 1486
IL Virden 2690
IL Virginia 2691
IL Wadsworth 0083
IL Waggoner 2572
IL Walnut 1376
IL Walnut Hill 2893
IL Walsh 2297
IL Walshville 2091
IL Waltonville 2894
IL Wapella 1777
IL Warren 1087
IL Warrensburg 2573
IL Warrenville 0555
IL Warsaw 2379
IL Wasco 0183
IL Washburn 1570
IL Washington 1571
IL Wataga 1488
IL Waterloo 2298
IL Waterman 0556
IL Watseka 0970
IL Watson 2473
IL Wauconda 0084
IL Waukegan 0079,0085,0087
IL Waverly 2692
IL Wayne 0184
IL Wayne City 2895
IL Waynesville 1778
IL Wedron 0557
IL Weldon 1882
IL Wellington 0973
IL Wenona 1377
IL West Brooklyn 1378
IL West Chicago 0185-0186
IL West Frankfort 2896
IL West Liberty 2475
IL West Point 2380
IL West Salem 2476
IL West Union 2477
IL West York 2478
IL Westchester 0154
IL Western Springs 0558
IL Westfield 2474
IL Westmont 0559
IL Westville 1883
IL Wheaton 0187,0189
IL Wheeler 2479
IL Wheeling 0090
IL White Hall 2092
IL White Heath 1884
IL Whittington 2897
IL Williamsfield 1489
IL Williamsville 2693
IL Willisville 2997
IL Willow Hill 2480
IL Willow Springs 0480
IL Willowbrook 0527
IL Wilmette 0091
IL Wilmington 0481
IL Wilsonville 2093
IL Winchester 2694
IL Windsor 1957
IL Winfield 0190
IL Winnebago 1088
IL Winnetka 0093
IL Winslow 1089
IL Winthrop Harbor 0096
IL Witt 2094
IL Wolf Lake 2998
IL Wonder Lake 0097
IL Wood Dale 0191,0399
IL Wood River 2095
IL Woodhull 1490
IL Woodland 0974
IL Woodlawn 2898
IL Woodridge 0517
IL Woodson 2695
IL Woodstock 0098
IL Woosung 1091
IL Worden 2097
IL Worth 0482
IL Wrights 2098
IL Wyanet 1379
IL Wyoming 1491
IL Xenia 2899
IL Yale 2481
IL Yates City 1572
IL Yorkville 0560
IL Zeigler 2999
IL Zion 0099
KS Abbyville 7510
KS Abilene 7410
KS Admire 6830
KS Agenda 6930
KS Agra 7621
KS Albert 7511
KS Alden 7512
KS Alexander 7513
KS Allen 6833
KS Alma 6401
KS Almena 7622
KS Alta Vista 6834
KS Altamont 7330
KS Alton 7623
KS Altoona 6710
KS Americus 6835
KS Andale 7001
KS Andover 7002
KS Anthony 7003
KS Arcadia 6711
KS Argonia 7004
KS Arkansas City 7005
KS Arlington 7514
KS Arma 6712
KS Arnold 7515
KS Ashland 7831
KS Assaria 7416
KS Atchison 6002
KS Athol 6932
KS Atlanta 7008
KS Attica 7009
KS Atwood 7730
KS Auburn 6402
KS Augusta 7010
KS Aurora 7417
KS Axtell 6403
KS Baileyville 6404
KS Baldwin City 6006
KS Barnard 7418
KS Barnes 6933
KS Bartlett 7332
KS Basehor 6007
KS Baxter Springs 6713
KS Bazine 7516
KS Beattie 6406
KS Beaumont 7012
KS Beeler 7518
KS Belle Plaine 7013
KS Belleville 6935
KS Beloit 7420
KS Belpre 7519
KS Belvue 6407
KS Bendena 6008
KS Benedict 6714
KS Bennington 7422
KS Bentley 7016
KS Benton 7017
KS Bern 6408
KS Berryton 6409
KS Beverly 7423
KS Bird City 7731
KS Bison 7520
KS Blue Mound 6010
KS Blue Rapids 6411
KS Bluff City 7018
KS Bogue 7625
KS Bonner Springs 6012
KS Bremen 6412
KS Brewster 7732
KS Bronson 6716
KS Brookville 7425
KS Brownell 7521
KS Bucklin 7834
KS Bucyrus 6013
KS Buffalo 6717
KS Buhler 7522
KS Bunker Hill 7626
KS Burden 7019
KS Burdett 7523
KS Burdick 6838
KS Burlingame 6413
KS Burlington 6839
KS Burns 6840
KS Burr Oak 6936
KS Burrton 7020
KS Bushton 7427
KS Byers 7021
KS Caldwell 7022
KS Cambridge 7023
KS Caney 7333
KS Canton 7428
KS Carbondale 6414
KS Cassoday 6842
KS Catharine 7627
KS Cawker City 7430
KS Cedar 7628
KS Cedar Point 6843
KS Cedar Vale 7024
KS Centerville 6014
KS Centralia 6415
KS Chanute 6720
KS Chapman 7431
KS Chase 7524
KS Chautauqua 7334
KS Cheney 7025
KS Cherokee 6724
KS Cherryvale 7335
KS Chetopa 7336
KS Cimarron 7835
KS Circleville 6416
KS Claflin 7525
KS Clay Center 7432
KS Clayton 7629
KS Clearwater 7026
KS Clifton 6937
KS Clyde 6938
KS Coats 7028
KS Coffeyville 7337
KS Colby 7701
KS Coldwater 7029
KS Collyer 7631
KS Colony 6015
KS Columbus 6725
KS Colwich 7030
KS Concordia 6901
KS Conway Springs 7031
KS Coolidge 7836
KS Copeland 7837
KS Corning 6417
KS Cottonwood Falls 6845
KS Council Grove 6846
KS Courtland 6939
KS Crestline 6728
KS Cuba 6940
KS Cummings 6016
KS Cunningham 7035
KS Damar 7632
KS Danville 7036
KS De Soto 6018
KS Dearing 7340
KS Deerfield 7838
KS Delia 6418
KS Delphos 7436
KS Denison 6419
KS Dennis 7341
KS Denton 6017
KS Derby 7037
KS Dexter 7038
KS Dighton 7839
KS Dodge City 7801
KS Dorrance 7634
KS Douglass 7039
KS Dover 6420
KS Downs 7437
KS Dresden 7635
KS Durham 7438
KS Dwight 6849
KS Easton 6020
KS Edgerton 6021
KS Edna 7342
KS Edson 7733
KS Edwardsville 6113
KS Effingham 6023
KS El Dorado 7042
KS Elbing 7041
KS Elk City 7344
KS Elk Falls 7345
KS Elkhart 7950
KS Ellinwood 7526
KS Ellis 7637
KS Ellsworth 7439
KS Elmdale 6850
KS Elsmore 6732
KS Elwood 6024
KS Emmett 6422
KS Emporia 6801
KS Englewood 7840
KS Ensign 7841
KS Enterprise 7441
KS Erie 6733
KS Esbon 6941
KS Eskridge 6423
KS Eudora 6025
KS Eureka 7045
KS Everest 6424
KS Fairview 6425
KS Fall River 7047
KS Falun 7442
KS Farlington 6734
KS Florence 6851
KS Fontana 6026
KS Ford 7842
KS Formoso 6942
KS Fort Dodge 7843
KS Fort Leavenworth 6027
KS Fort Riley 6442
KS Fort Scott 6701
KS Fostoria 6426
KS Fowler 7844
KS Frankfort 6427
KS Franklin 6735
KS Fredonia 6736
KS Freeport 7049
KS Frontenac 6763
KS Fulton 6738
KS Galena 6739
KS Galesburg 6740
KS Galva 7443
KS Garden City 7846
KS Garden Plain 7050
KS Gardner 6030
KS Garfield 7529
KS Garland 6741
KS Garnett 6032
KS Gas 6742
KS Gaylord 7638
KS Gem 7734
KS Geneseo 7444
KS Geuda Springs 7051
KS Girard 6743
KS Glade 7639
KS Glasco 7445
KS Glen Elder 7446
KS Goddard 7052
KS Goessel 7053
KS Goff 6428
KS Goodland 7735
KS Gorham 7640
KS Gove 7736
KS Grainfield 7737
KS Grantville 6429
KS Great Bend 7530
KS Greeley 6033
KS Green 7447
KS Greenleaf 6943
KS Greensburg 7054
KS Greenwich 7055
KS Grenola 7346
KS Gridley 6852
KS Grinnell 7738
KS Gypsum 7448
KS Haddam 6944
KS Halstead 7056
KS Hamilton 6853
KS Hanover 6945
KS Hanston 7849
KS Hardtner 7057
KS Harper 7058
KS Hartford 6854
KS Harveyville 6431
KS Havana 7347
KS Haven 7543
KS Havensville 6432
KS Haviland 7059
KS Hays 7601
KS Haysville 7060
KS Hazelton 7061
KS Healy 7850
KS Hepler 6746
KS Herington 7449
KS Herndon 7739
KS Hesston 7062
KS Hiawatha 6434
KS Highland 6035
KS Hill City 7642
KS Hillsboro 7063
KS Hillsdale 6036
KS Hoisington 7544
KS Holcomb 7851
KS Hollenberg 6946
KS Holton 6436
KS Holyrood 7450
KS Home 6438
KS Hope 7451
KS Horton 6439
KS Howard 7349
KS Hoxie 7740
KS Hoyt 6440
KS Hudson 7545
KS Hugoton 7951
KS Humboldt 6748
KS Hunter 7452
KS Hutchinson 7501-7502,7504
KS Independence 7301
KS Ingalls 7853
KS Inman 7546
KS Iola 6749
KS Isabel 7065
KS Iuka 7066
KS Jamestown 6948
KS Jennings 7643
KS Jetmore 7854
KS Jewell 6949
KS Johnson 7855
KS Junction City 6441
KS Kanopolis 7454
KS Kanorado 7741
KS Kansas City 6101-6106,6109-6112,6115,6117-6119,6160
KS Kechi 7067
KS Kendall 7857
KS Kensington 6951
KS Kincaid 6039
KS Kingman 7068
KS Kinsley 7547
KS Kiowa 7070
KS Kirwin 7644
KS Kismet 7859
KS La Crosse 7548
KS La Harpe 6751
KS Lacygne 6040
KS Lake City 7071
KS Lakin 7860
KS Lamont 6855
KS Lancaster 6041
KS Lane 6042
KS Lansing 6043
KS Larned 7550
KS Latham 7072
KS Lawrence 6044-6047,6049
KS Le Roy 6857
KS Leavenworth 6048
KS Leawood 6206,6209,6211
KS Lebanon 6952
KS Lebo 6856
KS Lecompton 6050
KS Lehigh 7073
KS Lenexa 6215,6219-6220,6227,6250,6285
KS Lenora 7645
KS Leon 7074
KS Leonardville 6449
KS Leoti 7861
KS Levant 7743
KS Lewis 7552
KS Liberal 7901,7905
KS Liberty 7351
KS Liebenthal 7553
KS Lincoln 7455
KS Lincolnville 6858
KS Lindsborg 7456
KS Linn 6953
KS Linwood 6052
KS Little River 7457
KS Logan 7646
KS Long Island 7647
KS Longford 7458
KS Longton 7352
KS Lorraine 7459
KS Lost Springs 6859
KS Louisburg 6053
KS Lucas 7648
KS Ludell 7744
KS Luray 7649
KS Lyndon 6451
KS Lyons 7554
KS Macksville 7557
KS Madison 6860
KS Mahaska 6955
KS Maize 7101
KS Manhattan 6502-6503,6505-6506
KS Mankato 6956
KS Manter 7862
KS Maple City 7102
KS Maple Hill 6507
KS Mapleton 6754
KS Marienthal 7863
KS Marion 6861
KS Marquette 7464
KS Marysville 6508
KS Matfield Green 6862
KS Mayetta 6509
KS Mayfield 7103
KS Mc Cracken 7556
KS Mc Cune 6753
KS Mc Donald 7745
KS Mc Farland 6501
KS Mc Louth 6054
KS McConnell Afb 7221
KS McPherson 7460
KS Meade 7864
KS Medicine Lodge 7104
KS Melvern 6510
KS Meriden 6512
KS Milan 7105
KS Milford 6514
KS Milton 7106
KS Miltonvale 7466
KS Minneapolis 7467
KS Minneola 7865
KS Mission 6201-6202,6205,6222
KS Moline 7353
KS Montezuma 7867
KS Monument 7747
KS Moran 6755
KS Morganville 7468
KS Morland 7650
KS Morrill 6515
KS Morrowville 6958
KS Moscow 7952
KS Mound City 6056
KS Mound Valley 7354
KS Moundridge 7107
KS Mount Hope 7108
KS Mulberry 6756
KS Mullinville 7109
KS Mulvane 7110
KS Munden 6959
KS Murdock 7111
KS Muscotah 6058
KS Narka 6960
KS Nashville 7112
KS Natoma 7651
KS Neal 6863
KS Nekoma 7559
KS Neodesha 6757
KS Neosho Falls 6758
KS Neosho Rapids 6864
KS Ness City 7560
KS Netawaka 6516
KS New Albany 6759
KS New Cambria 7470
KS New Century 6031
KS Newton 7114
KS Nickerson 7561
KS Niotaze 7355
KS Norcatur 7653
KS North Newton 7117
KS Norton 7654
KS Nortonville 6060
KS Norway 6961
KS Norwich 7118
KS Oakley 7748
KS Oberlin 7749
KS Offerle 7563
KS Ogallah 7656
KS Ogden 6517
KS Oketo 6518
KS Olathe 6051,6061-6063
KS Olmitz 7564
KS Olpe 6865
KS Olsburg 6520
KS Onaga 6521
KS Oneida 6522
KS Opolis 6760
KS Osage City 6523
KS Osawatomie 6064
KS Osborne 7473
KS Oskaloosa 6066
KS Oswego 7356
KS Otis 7565
KS Ottawa 6067
KS Overbrook 6524
KS Overland Park 6204,6207,6210,6212-6214,6221,6223-6225,6251,6282-6283
KS Oxford 7119
KS Ozawkie 6070
KS Palco 7657
KS Palmer 6962
KS Paola 6071
KS Paradise 7658
KS Park 7751
KS Parker 6072
KS Parsons 7357
KS Partridge 7566
KS Pawnee Rock 7567
KS Paxico 6526
KS Peabody 6866
KS Peck 7120
KS Penokee 7659
KS Perry 6073
KS Peru 7360
KS Pfeifer 7660
KS Phillipsburg 7661
KS Piedmont 7122
KS Pierceville 7868
KS Piqua 6761
KS Pittsburg 6762
KS Plains 7869
KS Plainville 7663
KS Pleasanton 6075
KS Plevna 7568
KS Pomona 6076
KS Portis 7474
KS Potwin 7123
KS Powhattan 6527
KS Prairie View 7664
KS Prairie Village 6208
KS Pratt 7124
KS Prescott 6767
KS Pretty Prairie 7570
KS Princeton 6078
KS Protection 7127
KS Quenemo 6528
KS Quinter 7752
KS Ramona 7475
KS Randall 6963
KS Randolph 6554
KS Ransom 7572
KS Rantoul 6079
KS Raymond 7573
KS Reading 6868
KS Redfield 6769
KS Republic 6964
KS Rexford 7753
KS Richfield 7953
KS Richmond 6080
KS Riley 6531
KS Riverton 6770
KS Robinson 6532
KS Rock 7131
KS Rolla 7954
KS Rosalia 7132
KS Rose Hill 7133
KS Rossville 6533
KS Roxbury 7476
KS Rozel 7574
KS Rush Center 7575
KS Russell 7665
KS Sabetha 6534
KS Saint Francis 7756
KS Saint George 6535
KS Saint Marys 6536
KS Saint Paul 6771
KS Salina 7401-7402
KS Satanta 7870
KS Savonburg 6772
KS Sawyer 7134
KS Scammon 6773
KS Scandia 6966
KS Schoenchen 7667
KS Scott City 7871
KS Scranton 6537
KS Sedan 7361
KS Sedgwick 7135
KS Selden 7757
KS Seneca 6538
KS Severy 7137
KS Sharon 7138
KS Sharon Springs 7758
KS Shawnee 6203,6216-6218,6226,6286
KS Shawnee Mission 6276
KS Silver Lake 6539
KS Simpson 7478
KS Smith Center 6967
KS Soldier 6540
KS Solomon 7480
KS South Haven 7140
KS South Hutchinson 7505
KS Spearville 7876
KS Spivey 7142
KS Spring Hill 6083
KS St John 7576
KS Stafford 7578
KS Stark 6775
KS Sterling 7579
KS Stilwell 6085
KS Stockton 7669
KS Strong City 6869
KS Sublette 7877
KS Summerfield 6541
KS Sun City 7143
KS Sycamore 7363
KS Sylvan Grove 7481
KS Sylvia 7581
KS Syracuse 7878
KS Talmage 7482
KS Tampa 7483
KS Tecumseh 6542
KS Tescott 7484
KS Thayer 6776
KS Tipton 7485
KS Tonganoxie 6086
KS Topeka 6601,6603-6612,6614-6622,6624-6626,6629-6630,6636,6647,6667,6675,6683,6699
KS Toronto 6777
KS Towanda 7144
KS Treece 6778
KS Tribune 7879
KS Troy 6087
KS Turon 7583
KS Tyro 7364
KS Udall 7146
KS Ulysses 7880
KS Uniontown 6779
KS Utica 7584
KS Valley Center 7147
KS Valley Falls 6088
KS Vassar 6543
KS Vermillion 6544
KS Victoria 7671
KS Viola 7149
KS Virgil 6870
KS Wakarusa 6546
KS Wakeeney 7672
KS Wakefield 7487
KS Waldo 7673
KS Waldron 7150
KS Walker 7674
KS Wallace 7761
KS Walnut 6780
KS Walton 7151
KS Wamego 6547
KS Washington 6968
KS Waterville 6548
KS Wathena 6090
KS Waverly 6871
KS Webber 6970
KS Weir 6781
KS Welda 6091
KS Wellington 7152
KS Wellsville 6092
KS Weskan 7762
KS West Mineral 6782
KS Westmoreland 6549
KS Westphalia 6093
KS Wetmore 6550
KS White City 6872
KS White Cloud 6094
KS Whitewater 7154
KS Whiting 6552
KS Wichita 7201-7220,7223,7226-7228,7230,7232,7235,7260,7275-7278
KS Williamsburg 6095
KS Wilmore 7155
KS Wilsey 6873
KS Wilson 7490
KS Winchester 6097
KS Windom 7491
KS Winfield 7156
KS Winona 7764
KS Woodbine 7492
KS Woodston 7675
KS Wright 7882
KS Yates Center 6783
KS Yoder 7585
KS Zenda 7159
MO Adrian 4720
MO Advance 3730
MO Agency 4401
MO Alba 4830
MO Albany 4402
MO Aldrich 5601
MO Alexandria 3430
MO Allendale 4420
MO Alma 4001
MO Altamont 4620
MO Altenburg 3732
MO Alton 5606
MO Amazonia 4421
MO Amity 4422
MO Amoret 4722
MO Amsterdam 4723
MO Anabel 3431
MO Anderson 4831
MO Annada 3330
MO Annapolis 3620
MO Anniston 3820
MO Appleton City 4724
MO Arbela 3432
MO Arbyrd 3821
MO Arcadia 3621
MO Archie 4725
MO Arcola 5603
MO Argyle 5001
MO Armstrong 5230
MO Arnold 3010
MO Arrow Rock 5320
MO Asbury 4832
MO Ash Grove 5604
MO Ashburn 3433
MO Ashland 5010
MO Atlanta 3530
MO Augusta 3332
MO Aurora 5605
MO Auxvasse 5231
MO Ava 5608
MO Avilla 4833
MO Bakersfield 5609
MO Ballwin 3011,3021-3022,3024
MO Baring 3531
MO Barnard 4423
MO Barnett 5011
MO Barnhart 3012
MO Bates City 4011
MO Beaufort 3013
MO Belgrade 3622
MO Bell City 3735
MO Belle 5013
MO Belleview 3623
MO Bellflower 3333
MO Belton 4012
MO Benton 3736
MO Benton City 5232
MO Berger 3014
MO Bernie 3822
MO Bertrand 3823
MO Bethany 4424
MO Bethel 3434
MO Beulah 5436
MO Bevier 3532
MO Billings 5610
MO Birch Tree 5438
MO Bismarck 3624
MO Bixby 5439
MO Black 3625
MO Blackburn 5321
MO Blackwater 5322
MO Blackwell 3626
MO Blairstown 4726
MO Bland 5014
MO Blodgett 3824
MO Bloomfield 3825
MO Bloomsdale 3627
MO Blue Eye 5611
MO Blue Springs 4013-4015
MO Blythedale 4426
MO Bogard 4622
MO Bois D’Arc 5612
MO Bolckow 4427
MO Bolivar 5613
MO Bonne Terre 3628
MO Bonnots Mill 5016
MO Boonville 5233
MO Boss 5440
MO Bosworth 4623
MO Bourbon 5441
MO Bowling Green 3334
MO Bradleyville 5614
MO Bragg City 3827
MO Braggadocio 3826
MO Brandsville 5688
MO Branson 5615-5616
MO Brashear 3533
MO Braymer 4624
MO Brazeau 3737
MO Breckenridge 4625
MO Briar 3931
MO Bridgeton 3044
MO Brighton 5617
MO Brinktown 5443
MO Brixey 5618
MO Bronaugh 4728
MO Brookfield 4628
MO Brookline 5619
MO Broseley 3932
MO Browning 4630
MO Brownwood 3738
MO Brumley 5017
MO Bruner 5620
MO Brunswick 5236
MO Bucklin 4631
MO Buckner 4016
MO Bucyrus 5444
MO Buffalo 5622
MO Bunceton 5237
MO Bunker 3629
MO Burfordville 3739
MO Burlington Junction 4428
MO Butler 4730
MO Butterfield 5623
MO Cabool 5689
MO Cadet 3630
MO Cainsville 4632
MO Cairo 5239
MO Caledonia 3631
MO Calhoun 5323
MO California 5018
MO Callao 3534
MO Camden 4017
MO Camden Point 4018
MO Camdenton 5020
MO Cameron 4429
MO Campbell 3933
MO Canalou 3828
MO Canton 3435
MO Cape Fair 5624
MO Cape Girardeau 3701-3703
MO Caplinger Mills 5607
MO Cardwell 3829
MO Carl Junction 4834
MO Carrollton 4633
MO Carterville 4835
MO Carthage 4836
MO Caruthersville 3830
MO Cascade 3632
MO Cassville 5625
MO Catawissa 3015
MO Catron 3833
MO Caulfield 5626
MO Cedar Hill 3016
MO Cedarcreek 5627
MO Center 3436
MO Centertown 5023
MO Centerview 4019
MO Centerville 3633
MO Centralia 5240
MO Chadwick 5629
MO Chaffee 3740
MO Chamois 5024
MO Charleston 3834
MO Cherryville 5446
MO Chesterfield 3005-3006,3017
MO Chestnutridge 5630
MO Chilhowee 4733
MO Chillicothe 4601
MO Chula 4635
MO Clarence 3437
MO Clark 5243
MO Clarksburg 5025
MO Clarksdale 4430
MO Clarksville 3336
MO Clarkton 3837
MO Clearmont 4431
MO Cleveland 4734
MO Clever 5631
MO Clifton Hill 5244
MO Climax Springs 5324
MO Clinton 4735
MO Clubb 3934
MO Clyde 4432
MO Coatsville 3535
MO Coffey 4636
MO Cole Camp 5325
MO Collins 4738
MO Columbia 5201-5203,5205,5211-5212,5215-5218
MO Commerce 3742
MO Conception 4433
MO Conception Junction 4434
MO Concordia 4020
MO Conway 5632
MO Cook Sta 5449
MO Cooter 3839
MO Corder 4021
MO Cosby 4436
MO Cottleville 3338
MO Couch 5690
MO Cowgill 4637
MO Craig 4437
MO Crane 5633
MO Creighton 4739
MO Crocker 5452
MO Cross Timbers 5634
MO Crystal City 3019
MO Cuba 5453
MO Curryville 3339
MO Dadeville 5635
MO Daisy 3743
MO Dalton 5246
MO Darlington 4438
MO Davisville 5456
MO Dawn 4638
MO De Kalb 4440
MO De Soto 3020
MO De Witt 4639
MO Dearborn 4439
MO Deepwater 4740
MO Deerfield 4741
MO Deering 3840
MO Defiance 3341
MO Delta 3744
MO Denver 4441
MO Des Arc 3636
MO Devils Elbow 5457
MO Dexter 3841
MO Diamond 4840
MO Diggins 5636
MO Dittmer 3023
MO Dixon 5459
MO Doe Run 3637
MO Doniphan 3935
MO Dora 5637
MO Dover 4022
MO Downing 3536
MO Drexel 4742
MO Drury 5638
MO Dudley 3936
MO Duenweg 4841
MO Duke 5461
MO Dunnegan 5640
MO Durham 3438
MO Dutchtown 3745
MO Dutzow 3342
MO Eagle Rock 5641
MO Eagleville 4442
MO Earth City 3045
MO East Lynne 4743
MO East Prairie 3845
MO Easton 4443
MO Edgar Springs 5462
MO Edgerton 4444
MO Edina 3537
MO Edwards 5326
MO El Dorado Springs 4744
MO Eldon 5026
MO Eldridge 5463
MO Elk Creek 5464
MO Elkland 5644
MO Ellington 3638
MO Ellsinore 3937
MO Elmer 3538
MO Elmo 4445
MO Elsberry 3343
MO Emden 3439
MO Eminence 5466
MO Emma 5327
MO Eolia 3344
MO Essex 3846
MO Ethel 3539
MO Eudora 5645
MO Eugene 5032
MO Eunice 5468
MO Eureka 3025
MO Everton 5646
MO Ewing 3440
MO Excello 5247
MO Excelsior Springs 4024
MO Exeter 5647
MO Fagus 3938
MO Fair Grove 5648
MO Fair Play 5649
MO Fairdealing 3939
MO Fairfax 4446
MO Fairview 4842
MO Falcon 5470
MO Farber 3345
MO Farley 4028
MO Farmington 3640
MO Farrar 3746
MO Faucett 4448
MO Fayette 5248
MO Fenton 3026,3099
MO Festus 3028
MO Fillmore 4449
MO Fisk 3940
MO Flemington 5650
MO Fletcher 3030
MO Flinthill 3346
MO Florence 5329
MO Florissant 3031-3034
MO Foley 3347
MO Fordland 5652
MO Forest City 4451
MO Foristell 3348
MO Forsyth 5653
MO Fort Leonard Wood 5473
MO Fortuna 5034
MO Foster 4745
MO Frankford 3441
MO Franklin 5250
MO Fredericktown 3645
MO Freeburg 5035
MO Freeman 4746
MO Freistatt 5654
MO Fremont 3941
MO French Village 3036
MO Friedheim 3747
MO Frohna 3748
MO Fulton 5251
MO Gainesville 5655
MO Galena 5656
MO Gallatin 4640
MO Galt 4641
MO Garden City 4747
MO Garrison 5657
MO Gasconade 5036
MO Gatewood 3942
MO Gentry 4453
MO Gerald 3037
MO Gibbs 3540
MO Gibson 3847
MO Gideon 3848
MO Gilliam 5330
MO Gilman City 4642
MO Gipsy 3750
MO Glasgow 5254
MO Glenallen 3751
MO Glencoe 3038
MO Glenwood 3541
MO Gobler 3849
MO Golden 5658
MO Golden City 4748
MO Goodman 4843
MO Gordonville 3752
MO Gorin 3543
MO Gower 4454
MO Graff 5660
MO Graham 4455
MO Grain Valley 4029
MO Granby 4844
MO Grandin 3943
MO Grandview 4030
MO Granger 3442
MO Grant City 4456
MO Gravois Mills 5037
MO Gray Summit 3039
MO Grayridge 3850
MO Green Castle 3544
MO Green City 3545
MO Green Ridge 5332
MO Greenfield 5661
MO Greentop 3546
MO Greenville 3944
MO Greenwood 4034
MO Grover 3040
MO Grovespring 5662
MO Grubville 3041
MO Guilford 4457
MO Hale 4643
MO Half Way 5663
MO Hallsville 5255
MO Halltown 5664
MO Hamilton 4644
MO Hannibal 3401
MO Hardenville 5666
MO Hardin 4035
MO Harris 4645
MO Harrisburg 5256
MO Harrisonville 4701
MO Hartsburg 5039
MO Hartshorn 5479
MO Hartville 5667
MO Harviell 3945
MO Harwood 4750
MO Hatfield 4458
MO Hawk Point 3349
MO Hayti 3851
MO Hazelwood 3042
MO Helena 4459
MO Hematite 3047
MO Henley 5040
MO Henrietta 4036
MO Herculaneum 3048
MO Hermann 5041
MO Hermitage 5668
MO Higbee 5257
MO Higginsville 4037
MO High Hill 3350
MO High Point 5042
MO High Ridge 3049
MO Highlandville 5669
MO Hillsboro 3050
MO Holcomb 3852
MO Holden 4040
MO Holland 3853
MO Holliday 5258
MO Hollister 5672-5673
MO Holt 4048
MO Holts Summit 5043
MO Hopkins 4461
MO Hornersville 3855
MO House Springs 3051
MO Houston 5483
MO Houstonia 5333
MO Huggins 5484
MO Hughesville 5334
MO Humansville 5674
MO Hume 4752
MO Humphreys 4646
MO Hunnewell 3443
MO Huntsville 5259
MO Hurdland 3547
MO Hurley 5675
MO Iberia 5486
MO Imperial 3052
MO Independence 4050-4058
MO Ionia 5335
MO Irondale 3648
MO Ironton 3650
MO Isabella 5676
MO Jackson 3755
MO Jacksonville 5260
MO Jadwin 5501
MO Jameson 4647
MO Jamesport 4648
MO Jamestown 5046
MO Jasper 4755
MO Jefferson City 5101-5111
MO Jerico Springs 4756
MO Jerome 5529
MO Jonesburg 3351
MO Joplin 4801-4804
MO Kahoka 3445
MO Kaiser 5047
MO Kansas City 4101-4102,4105-4106,4108-4114,4116-4121,4123-4134,4136-4139,4141,4144-4149,4151-4158,4161-4168,4170-4171,4179-4180,4184,4187-4188
MO Kansas City 4190-4191,4195-4199,4999
MO Kearney 4060
MO Kelso 3758
MO Kennett 3857
MO Kewanee 3860
MO Keytesville 5261
MO Kidder 4649
MO Kimberling City 5686
MO Kimmswick 3053
MO King City 4463
MO Kingdom City 5262
MO Kingston 4650
MO Kingsville 4061
MO Kirbyville 5679
MO Kirksville 3501
MO Kissee Mills 5680
MO Knob Lick 3651
MO Knob Noster 5336
MO Knox City 3446
MO Koeltztown 5048
MO Koshkonong 5692
MO La Belle 3447
MO La Grange 3448
MO La Monte 5337
MO La Plata 3549
MO La Russell 4848
MO Labadie 3055
MO Laclede 4651
MO Laddonia 3352
MO Lake Ozark 5049
MO Lake Saint Louis 3367
MO Lake Spring 5532
MO Lamar 4759
MO Lampe 5681
MO Lanagan 4847
MO Lancaster 3548
MO Laquey 5534
MO Laredo 4652
MO Latham 5050
MO Lathrop 4465
MO Laurie 5038
MO Lawson 4062
MO Leadwood 3653
MO Leasburg 5535
MO Lebanon 5536
MO Lees Summit 4002,4063-4065,4081-4082,4086
MO Leeton 4761
MO Lenox 5541
MO Lentner 3450
MO Leonard 3451
MO Leopold 3760
MO Leslie 3056
MO Lesterville 3654
MO Levasy 4066
MO Lewistown 3452
MO Lexington 4067
MO Liberal 4762
MO Liberty 4068-4069
MO Licking 5542
MO Liguori 3057
MO Lilbourn 3862
MO Lincoln 5338
MO Linn 5051
MO Linn Creek 5052
MO Linneus 4653
MO Livonia 3551
MO Lock Springs 4654
MO Lockwood 5682
MO Lodi 3950
MO Lohman 5053
MO Lone Jack 4070
MO Lonedell 3060
MO Long Lane 5590
MO Loose Creek 5054
MO Louisburg 5685
MO Louisiana 3353
MO Lowndes 3951
MO Lowry City 4763
MO Lucerne 4655
MO Ludlow 4656
MO Luebbering 3061
MO Luray 3453
MO Lynchburg 5543
MO Macks Creek 5786
MO Macomb 5702
MO Macon 3552
MO Madison 5263
MO Maitland 4466
MO Malden 3863
MO Malta Bend 5339
MO Mansfield 5704
MO Mapaville 3065
MO Marble Hill 3764
MO Marceline 4658
MO Marionville 5705
MO Marquand 3655
MO Marshall 5340
MO Marshfield 5706
MO Marston 3866
MO Marthasville 3357
MO Martinsburg 5264
MO Martinsville 4467
MO Maryland Heights 3043
MO Maryville 4468
MO Matthews 3867
MO Maysville 4469
MO Mayview 4071
MO Maywood 3454
MO Mc Bride 3776
MO Mc Fall 4657
MO Mc Gee 3763
MO Mc Girk 5055
MO Meadville 4659
MO Memphis 3555
MO Mendon 4660
MO Mercer 4661
MO Meta 5058
MO Metz 4765
MO Mexico 5265
MO Miami 5344
MO Mid Missouri 5299
MO Middle Brook 3656
MO Middletown 3359
MO Milan 3556
MO Milford 4766
MO Mill Spring 3952
MO Miller 5707
MO Millersville 3766
MO Milo 4767
MO Mindenmines 4769
MO Mineral Point 3660
MO Missouri City 4072
MO Moberly 5270
MO Mokane 5059
MO Monett 5708
MO Monroe City 3456
MO Montgomery City 3361
MO Monticello 3457
MO Montier 5546
MO Montreal 5591
MO Montrose 4770
MO Moody 5777
MO Mooresville 4664
MO Mora 5345
MO Morehouse 3868
MO Morley 3767
MO Morrison 5061
MO Morrisville 5710
MO Morse Mill 3066
MO Mosby 4073
MO Moscow Mills 3362
MO Mound City 4470
MO Moundville 4771
MO Mount Sterling 5062
MO Mount Vernon 5712
MO Mountain Grove 5711
MO Mountain View 5548
MO Myrtle 5778
MO Napoleon 4074
MO Naylor 3953
MO Neck City 4849
MO Neelyville 3954
MO Nelson 5347
MO Neosho 4850
MO Nevada 4772
MO New Bloomfield 5063
MO New Boston 3557
MO New Cambria 3558
MO New Florence 3363
MO New Franklin 5274
MO New Hampton 4471
MO New Haven 3068
MO New London 3459
MO New Madrid 3869
MO New Melle 3365
MO Newark 3458
MO Newburg 5550
MO Newtonia 4853
MO Newtown 4667
MO Niangua 5713
MO Nixa 5714
MO Noble 5715
MO Noel 4854
MO Norborne 4668
MO Norwood 5717
MO Novelty 3460
MO Novinger 3559
MO Oak Grove 4075
MO Oak Ridge 3769
MO Odessa 4076
MO Old Appleton 3770
MO Old Monroe 3369
MO Oldfield 5720
MO Olean 5064
MO Olney 3370
MO Oran 3771
MO Oregon 4473
MO Oronogo 4855
MO Orrick 4077
MO Osage Beach 5065
MO Osborn 4474
MO Osceola 4776
MO Otterville 5348
MO Owensville 5066
MO Oxly 3955
MO Ozark 5721
MO O’Fallon 3366,3368
MO Pacific 3069
MO Palmyra 3461
MO Paris 5275
MO Park Hills 3601
MO Parma 3870
MO Parnell 4475
MO Patterson 3956
MO Patton 3662
MO Pattonsburg 4670
MO Peace Valley 5788
MO Peculiar 4078
MO Perkins 3774
MO Perry 3462
MO Perryville 3775
MO Pevely 3070
MO Philadelphia 3463
MO Phillipsburg 5722
MO Pickering 4476
MO Piedmont 3957
MO Pierce City 5723
MO Pilot Grove 5276
MO Pilot Knob 3663
MO Pineville 4856
MO Pittsburg 5724
MO Plato 5552
MO Platte City 4079
MO Plattsburg 4477
MO Pleasant Hill 4080
MO Pleasant Hope 5725
MO Plevna 3464
MO Pocahontas 3779
MO Point Lookout 5726
MO Polk 5727
MO Pollock 3560
MO Polo 4671
MO Pomona 5789
MO Ponce De Leon 5728
MO Pontiac 5729
MO Poplar Bluff 3901-3902
MO Portage Des Sioux 3373
MO Portageville 3873
MO Portland 5067
MO Potosi 3664
MO Pottersville 5790
MO Powell 5730
MO Powersite 5731
MO Powersville 4672
MO Prairie Home 5068
MO Preston 5732
MO Princeton 4673
MO Protem 5733
MO Purcell 4857
MO Purdin 4674
MO Purdy 5734
MO Puxico 3960
MO Queen City 3561
MO Quincy 5735
MO Qulin 3961
MO Racine 4858
MO Ravenwood 4479
MO Raymondville 5555
MO Raymore 4083
MO Rayville 4084
MO Rea 4480
MO Redford 3665
MO Reeds 4859
MO Reeds Spring 5737
MO Renick 5278
MO Republic 5738
MO Revere 3465
MO Reynolds 3666
MO Rhineland 5069
MO Rich Hill 4779
MO Richards 4778
MO Richland 5556
MO Richmond 4085
MO Richwoods 3071
MO Ridgedale 5739
MO Ridgeway 4481
MO Risco 3874
MO Riverside 4150
MO Rives 3875
MO Roach 5787
MO Robertsville 3072
MO Roby 5557
MO Rocheport 5279
MO Rock Port 4482
MO Rockaway Beach 5740
MO Rockbridge 5741
MO Rockville 4780
MO Rocky Comfort 4861
MO Rocky Mount 5072
MO Rogersville 5742
MO Rolla 5401-5402,5409
MO Rombauer 3962
MO Roscoe 4781
MO Rosebud 3091
MO Rosendale 4483
MO Rothville 4676
MO Rueter 5744
MO Rush Hill 5280
MO Rushville 4484
MO Russellville 5074
MO Rutledge 3563
MO Saginaw 4864
MO Saint Albans 3073
MO Saint Ann 3074
MO Saint Charles 3301-3304
MO Saint Clair 3077
MO Saint Elizabeth 5075
MO Saint James 5559
MO Saint Joseph 4501-4508
MO Saint Louis 3101-3141,3143-3147,3150-3151,3155-3158,3160,3163-3164,3166-3167,3169,3171,3177-3180,3182,3188,3195,3197
MO Saint Louis 3199
MO Saint Mary 3673
MO Saint Patrick 3466
MO Saint Peters 3376
MO Saint Robert 5584
MO Saint Thomas 5076
MO Sainte Genevieve 3670
MO Salem 5560
MO Salisbury 5281
MO Santa Fe 5282
MO Sarcoxie 4862
MO Savannah 4485
MO Saverton 3467
MO Schell City 4783
MO Scott City 3780
MO Sedalia 5301-5302
MO Sedgewickville 3781
MO Seligman 5745
MO Senath 3876
MO Seneca 4865
MO Seymour 5746
MO Shelbina 3468
MO Shelbyville 3469
MO Sheldon 4784
MO Shell Knob 5747
MO Sheridan 4486
MO Sibley 4088
MO Sikeston 3801
MO Silex 3377
MO Silva 3964
MO Skidmore 4487
MO Slater 5349
MO Smithton 5350
MO Smithville 4089
MO Solo 5564
MO South Greenfield 5752
MO South West City 4863
MO Sparta 5753
MO Spickard 4679
MO Spokane 5754
MO Springfield 5801-5810,5814,5817,5890,5897-5899
MO Squires 5755
MO Stanberry 4489
MO Stanton 3079
MO Stark City 4866
MO Steedman 5077
MO Steele 3877
MO Steelville 5565
MO Stella 4867
MO Stet 4680
MO Stewartsville 4490
MO Stockton 5785
MO Stotts City 5756
MO Stoutland 5567
MO Stoutsville 5283
MO Stover 5078
MO Strafford 5757
MO Strasburg 4090
MO Sturdivant 3782
MO Sturgeon 5284
MO Success 5570
MO Sullivan 3080
MO Summersville 5571
MO Sumner 4681
MO Sunrise Beach 5079
MO Sweet Springs 5351
MO Syracuse 5354
MO Tallapoosa 3878
MO Taneyville 5759
MO Tarkio 4491
MO Taylor 3471
MO Tebbetts 5080
MO Tecumseh 5760
MO Thayer 5791
MO Theodosia 5761
MO Thompson 5285
MO Thornfield 5762
MO Tiff 3674
MO Tiff City 4868
MO Tina 4682
MO Tipton 5081
MO Treloar 3378
MO Trenton 4683
MO Trimble 4492
MO Triplett 5286
MO Troy 3379
MO Truesdale 3380
MO Truxton 3381
MO Tunas 5764
MO Turners 5765
MO Turney 4493
MO Tuscumbia 5082
MO Udall 5766
MO Ulman 5083
MO Union 3084
MO Union Star 4494
MO Uniontown 3783
MO Unionville 3565
MO Urbana 5767
MO Urich 4788
MO Utica 4686
MO Valles Mines 3087
MO Valley Park 3088
MO Van Buren 3965
MO Vandalia 3382
MO Vanduser 3784
MO Vanzant 5768
MO Verona 5769
MO Versailles 5084
MO Viburnum 5566
MO Vichy 5580
MO Vienna 5582
MO Villa Ridge 3089
MO Vulcan 3675
MO Waldron 4092
MO Walker 4790
MO Walnut Grove 5770
MO Walnut Shade 5771
MO Wappapello 3966
MO Wardell 3879
MO Warrensburg 4093
MO Warrenton 3383
MO Warsaw 5355
MO Washburn 5772
MO Washington 3090
MO Wasola 5773
MO Watson 4496
MO Waverly 4096
MO Wayland 3472
MO Waynesville 5583
MO Weatherby 4497
MO Weaubleau 5774
MO Webb City 4870
MO Wellington 4097
MO Wellsville 3384
MO Wentworth 4873
MO Wentzville 3385
MO Wesco 5586
MO West Alton 3386
MO West Plains 5775
MO Westboro 4498
MO Weston 4098
MO Westphalia 5085
MO Wheatland 5779
MO Wheaton 4874
MO Wheeling 4688
MO Whiteman Air Force Base 5305
MO Whiteoak 3880
MO Whiteside 3387
MO Whitewater 3785
MO Willard 5781
MO Williamsburg 3388
MO Williamstown 3473
MO Williamsville 3967
MO Willow Springs 5793
MO Windsor 5360
MO Windyville 5783
MO Winfield 3389
MO Winigan 3566
MO Winona 5588
MO Winston 4689
MO Wolf Island 3881
MO Wooldridge 5287
MO Worth 4499
MO Worthington 3567
MO Wright City 3390
MO Wyaconda 3474
MO Wyatt 3882
MO Yukon 5589
MO Zalma 3787
MO Zanoni 5784
NE Abie 8001
NE Adams 8301
NE Ainsworth 9210
NE Albion 8620
NE Alda 8810
NE Alexandria 8303
NE Allen 8710
NE Alliance 9301
NE Alma 8920
NE Alvo 8304
NE Amelia 8711
NE Ames 8621
NE Amherst 8812
NE Angora 9331
NE Anselmo 8813
NE Ansley 8814
NE Arapahoe 8922
NE Arcadia 8815
NE Archer 8816
NE Arlington 8002
NE Arnold 9120
NE Arthur 9121
NE Ashby 9333
NE Ashland 8003
NE Ashton 8817
NE Atkinson 8713
NE Atlanta 8923
NE Auburn 8305
NE Aurora 8818
NE Avoca 8307
NE Axtell 8924
NE Ayr 8925
NE Bancroft 8004
NE Barneston 8309
NE Bartlett 8622
NE Bartley 9020
NE Bassett 8714
NE Battle Creek 8715
NE Bayard 9334
NE Beatrice 8310
NE Beaver City 8926
NE Beaver Crossing 8313
NE Bee 8314
NE Beemer 8716
NE Belden 8717
NE Belgrade 8623
NE Bellevue 8005,8123,8147
NE Bellwood 8624
NE Belvidere 8315
NE Benedict 8316
NE Benkelman 9021
NE Bennet 8317
NE Bennington 8007
NE Bertrand 8927
NE Big Springs 9122
NE Bingham 9335
NE Bladen 8928
NE Blair 8008-8009
NE Bloomfield 8718
NE Bloomington 8929
NE Blue Hill 8930
NE Blue Springs 8318
NE Boelus 8820
NE Boys Town 8010
NE Bradshaw 8319
NE Brady 9123
NE Brainard 8626
NE Brewster 8821
NE Bridgeport 9336
NE Bristow 8719
NE Broadwater 9125
NE Brock 8320
NE Broken Bow 8822
NE Brownville 8321
NE Brule 9127
NE Bruning 8322
NE Bruno 8014
NE Brunswick 8720
NE Burchard 8323
NE Burr 8324
NE Burwell 8823
NE Bushnell 9128
NE Butte 8722
NE Byron 8325
NE Cairo 8824
NE Callaway 8825
NE Cambridge 9022
NE Campbell 8932
NE Carleton 8326
NE Carroll 8723
NE Cedar Bluffs 8015
NE Cedar Creek 8016
NE Cedar Rapids 8627
NE Center 8724
NE Central City 8826
NE Ceresco 8017
NE Chadron 9337
NE Chambers 8725
NE Champion 9023
NE Chapman 8827
NE Chappell 9129
NE Chester 8327
NE Clarks 8628
NE Clarkson 8629
NE Clatonia 8328
NE Clay Center 8933
NE Clearwater 8726
NE Cody 9211
NE Coleridge 8727
NE Colon 8018
NE Columbus 8601-8602
NE Comstock 8828
NE Concord 8728
NE Cook 8329
NE Cordova 8330
NE Cortland 8331
NE Cozad 9130
NE Crab Orchard 8332
NE Craig 8019
NE Crawford 9339
NE Creighton 8729
NE Creston 8631
NE Crete 8333
NE Crofton 8730
NE Crookston 9212
NE Culbertson 9024
NE Curtis 9025
NE Dakota City 8731
NE Dalton 9131
NE Danbury 9026
NE Dannebrog 8831
NE Davenport 8335
NE Davey 8336
NE David City 8632
NE Dawson 8337
NE Daykin 8338
NE De Witt 8341
NE Decatur 8020
NE Denton 8339
NE Deshler 8340
NE Deweese 8934
NE Dickens 9132
NE Diller 8342
NE Dix 9133
NE Dixon 8732
NE Dodge 8633
NE Doniphan 8832
NE Dorchester 8343
NE Douglas 8344
NE Du Bois 8345
NE Dunbar 8346
NE Duncan 8634
NE Dunning 8833
NE Dwight 8635
NE Eagle 8347
NE Eddyville 8834
NE Edgar 8935
NE Edison 8936
NE Elba 8835
NE Elgin 8636
NE Elk Creek 8348
NE Elkhorn 8022
NE Ellsworth 9340
NE Elm Creek 8836
NE Elmwood 8349
NE Elsie 9134
NE Elsmere 9135
NE Elwood 8937
NE Elyria 8837
NE Emerson 8733
NE Emmet 8734
NE Enders 9027
NE Endicott 8350
NE Ericson 8637
NE Eustis 9028
NE Ewing 8735
NE Exeter 8351
NE Fairbury 8352
NE Fairfield 8938
NE Fairmont 8354
NE Falls City 8355
NE Farnam 9029
NE Farwell 8838
NE Filley 8357
NE Firth 8358
NE Fordyce 8736
NE Fort Calhoun 8023
NE Franklin 8939
NE Fremont 8025-8026
NE Friend 8359
NE Fullerton 8638
NE Funk 8940
NE Garland 8360
NE Geneva 8361
NE Genoa 8640
NE Gering 9341
NE Gibbon 8840
NE Gilead 8362
NE Giltner 8841
NE Glenvil 8941
NE Goehner 8364
NE Gordon 9343
NE Gothenburg 9138
NE Grafton 8365
NE Grand Island 8801-8803
NE Grant 9140
NE Greeley 8842
NE Greenwood 8366
NE Gresham 8367
NE Gretna 8028
NE Guide Rock 8942
NE Gurley 9141
NE Hadar 8738
NE Haigler 9030
NE Hallam 8368
NE Halsey 9142
NE Hampton 8843
NE Hardy 8943
NE Harrisburg 9345
NE Harrison 9346
NE Hartington 8739
NE Harvard 8944
NE Hastings 8901-8902
NE Hay Springs 9347
NE Hayes Center 9032
NE Hazard 8844
NE Heartwell 8945
NE Hebron 8370
NE Hemingford 9348
NE Henderson 8371
NE Hendley 8946
NE Herman 8029
NE Hershey 9143
NE Hickman 8372
NE Hildreth 8947
NE Holbrook 8948
NE Holdrege 8949
NE Holstein 8950
NE Homer 8030
NE Hooper 8031
NE Hordville 8846
NE Hoskins 8740
NE Howells 8641
NE Hubbard 8741
NE Hubbell 8375
NE Humboldt 8376
NE Humphrey 8642
NE Hyannis 9350
NE Imperial 9033
NE Inavale 8952
NE Indianola 9034
NE Inland 8954
NE Inman 8742
NE Ithaca 8033
NE Jackson 8743
NE Jansen 8377
NE Johnson 8378
NE Johnstown 9214
NE Julian 8379
NE Juniata 8955
NE Kearney 8845,8847-8849
NE Kenesaw 8956
NE Kennard 8034
NE Keystone 9144
NE Kilgore 9216
NE Kimball 9145
NE La Vista 8128
NE Lakeside 9351
NE Laurel 8745
NE Lawrence 8957
NE Lebanon 9036
NE Leigh 8643
NE Lemoyne 9146
NE Lewellen 9147
NE Lewiston 8380
NE Lexington 8850
NE Liberty 8381
NE Lincoln 8501-8510,8512,8514,8516-8517,8520-8524,8526-8529,8531-8532,8542,8544,8583,8588
NE Lindsay 8644
NE Linwood 8036
NE Lisco 9148
NE Litchfield 8852
NE Lodgepole 9149
NE Long Pine 9217
NE Loomis 8958
NE Lorton 8382
NE Louisville 8037
NE Loup City 8853
NE Lyman 9352
NE Lynch 8746
NE Lyons 8038
NE Macy 8039
NE Madison 8748
NE Madrid 9150
NE Magnet 8749
NE Malcolm 8402
NE Malmo 8040
NE Manley 8403
NE Marquette 8854
NE Marsland 9354
NE Martell 8404
NE Maskell 8751
NE Mason City 8855
NE Max 9037
NE Maxwell 9151
NE Maywood 9038
NE Mc Cook 9001
NE Mc Cool Junction 8401
NE McGrew 9353
NE McLean 8747
NE Mead 8041
NE Meadow Grove 8752
NE Melbeta 9355
NE Memphis 8042
NE Merna 8856
NE Merriman 9218
NE Milford 8405
NE Miller 8858
NE Milligan 8406
NE Mills 8753
NE Minatare 9356
NE Minden 8959
NE Mitchell 9357
NE Monroe 8647
NE Moorefield 9039
NE Morrill 9358
NE Morse Bluff 8648
NE Mullen 9152
NE Murdock 8407
NE Murray 8409
NE Naper 8755
NE Naponee 8960
NE Nebraska City 8410
NE Nehawka 8413
NE Neligh 8756
NE Nelson 8961
NE Nemaha 8414
NE Nenzel 9219
NE Newcastle 8757
NE Newman Grove 8758
NE Newport 8759
NE Nickerson 8044
NE Niobrara 8760
NE Norfolk 8701-8702
NE North Bend 8649
NE North Loup 8859
NE North Platte 9101,9103
NE Oak 8964
NE Oakdale 8761
NE Oakland 8045
NE Oconto 8860
NE Odell 8415
NE Odessa 8861
NE Offutt Afb 8113
NE Ogallala 9153
NE Ohiowa 8416
NE Omaha 8101-8112,8114,8116-8120,8122,8124,8127,8130-8132,8134-8139,8142,8144-8145,8152,8154-8155,8157,8164
NE Omaha 8172,8175-8176,8178-8180,8182-8183,8197-8198
NE Oneill 8763
NE Ong 8452
NE Orchard 8764
NE Ord 8862
NE Orleans 8966
NE Osceola 8651
NE Oshkosh 9154,9190
NE Osmond 8765
NE Otoe 8417
NE Overton 8863
NE Oxford 8967
NE Page 8766
NE Palisade 9040
NE Palmer 8864
NE Palmyra 8418
NE Panama 8419
NE Papillion 8046,8133
NE Parks 9041
NE Pawnee City 8420
NE Paxton 9155
NE Pender 8047
NE Peru 8421
NE Petersburg 8652
NE Phillips 8865
NE Pickrell 8422
NE Pierce 8767
NE Pilger 8768
NE Plainview 8769
NE Platte Center 8653
NE Plattsmouth 8048
NE Pleasant Dale 8423
NE Pleasanton 8866
NE Plymouth 8424
NE Polk 8654
NE Ponca 8770
NE Potter 9156
NE Prague 8050
NE Primrose 8655
NE Purdum 9157
NE Ragan 8969
NE Randolph 8771
NE Ravenna 8869
NE Raymond 8428
NE Red Cloud 8970
NE Republican City 8971
NE Reynolds 8429
NE Rising City 8658
NE Riverdale 8870
NE Riverton 8972
NE Roca 8430
NE Rockville 8871
NE Rogers 8659
NE Rosalie 8055
NE Roseland 8973
NE Royal 8773
NE Rulo 8431
NE Rushville 9360
NE Ruskin 8974
NE Saint Edward 8660
NE Saint Helena 8774
NE Saint Libory 8872
NE Saint Paul 8873
NE Salem 8433
NE Sargent 8874
NE Saronville 8975
NE Schuyler 8661
NE Scotia 8875
NE Scottsbluff 9361,9363
NE Scribner 8057
NE Seneca 9161
NE Seward 8434
NE Shelby 8662
NE Shelton 8876
NE Shickley 8436
NE Shubert 8437
NE Sidney 9160,9162
NE Silver Creek 8663
NE Smithfield 8976
NE Snyder 8664
NE South Bend 8058
NE South Sioux City 8776
NE Spalding 8665
NE Sparks 9220
NE Spencer 8777
NE Sprague 8438
NE Springfield 8059
NE Springview 8778
NE St Columbans 8056
NE Stamford 8977
NE Stanton 8779
NE Staplehurst 8439
NE Stapleton 9163
NE Steele City 8440
NE Steinauer 8441
NE Stella 8442
NE Sterling 8443
NE Stockville 9042
NE Strang 8444
NE Stratton 9043
NE Stromsburg 8666
NE Stuart 8780
NE Sumner 8878
NE Superior 8978
NE Surprise 8667
NE Sutherland 9165
NE Sutton 8979
NE Swanton 8445
NE Syracuse 8446
NE Table Rock 8447
NE Talmage 8448
NE Taylor 8879
NE Tecumseh 8450
NE Tekamah 8061
NE Thedford 9166
NE Thurston 8062
NE Tilden 8781
NE Tobias 8453
NE Trenton 9044
NE Trumbull 8980
NE Tryon 9167
NE Uehling 8063
NE Ulysses 8669
NE Unadilla 8454
NE Union 8455
NE Upland 8981
NE Utica 8456
NE Valentine 9201
NE Valley 8064
NE Valparaiso 8065
NE Venango 9168
NE Verdigre 8783
NE Verdon 8457
NE Virginia 8458
NE Waco 8460
NE Wahoo 8066
NE Wakefield 8784
NE Wallace 9169
NE Walthill 8067
NE Walton 8461
NE Washington 8068
NE Waterbury 8785
NE Waterloo 8069
NE Wauneta 9045
NE Wausa 8786
NE Waverly 8462
NE Wayne 8787
NE Weeping Water 8463
NE Wellfleet 9170
NE West Point 8788
NE Western 8464
NE Westerville 8881
NE Weston 8070
NE Whiteclay 9365
NE Whitman 9366
NE Whitney 9367
NE Wilber 8465
NE Wilcox 8982
NE Willow Island 9171
NE Wilsonville 9046
NE Winnebago 8071
NE Winnetoon 8789
NE Winside 8790
NE Winslow 8072
NE Wisner 8791
NE Wolbach 8882
NE Wood Lake 9221
NE Wood River 8883
NE Wymore 8466
NE Wynot 8792
NE York 8467
NE Yutan 8073
`
